// SPDX-License-Identifier: MIT
// Six houses: each is a colour, a charge, a hatching and a letter, so that none is told by colour alone.
export const houses = ['cinnabar', 'azurite', 'verdigris', 'orpiment', 'purple', 'graphite'] as const;
export type House = (typeof houses)[number];

const byBoxColour: Readonly<Record<string, House>> = {
  red: 'cinnabar',
  burgundy: 'cinnabar',
  blue: 'azurite',
  green: 'verdigris',
  yellow: 'orpiment',
  brown: 'orpiment',
  purple: 'purple',
  grey: 'graphite',
  black: 'graphite',
  white: 'graphite',
};

/** The house of each seat. Colours of the box are wishes: a clash takes the next free house. */
export function housesOf(colours: readonly string[], seats: number): House[] {
  const taken: House[] = [];
  for (let seat = 0; seat < seats; ++seat) {
    const wish = byBoxColour[colours[seat] ?? ''];
    const house = wish && !taken.includes(wish) ? wish : houses.find((free) => !taken.includes(free));
    taken.push(house ?? 'graphite');
  }
  return taken;
}

export const letterOf = (house: House): string => house[0]!.toUpperCase();
