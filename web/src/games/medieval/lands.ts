// SPDX-License-Identifier: MIT
// The looks of the ten territories: a wash of existing colours, and the Latin name where the map has room for it.
export interface Land {
  readonly tint: string;
  readonly latin?: { readonly name: string; readonly x: number; readonly y: number };
}

export const lands: Readonly<Record<string, Land>> = {
  flandern: { tint: 'var(--g-orange)', latin: { name: 'Flandria', x: 125, y: 504 } },
  holland: { tint: 'var(--g-yellow)', latin: { name: 'Frisia', x: 218, y: 175 } },
  rheinland: { tint: 'var(--g-purple)', latin: { name: 'Rhenus', x: 239, y: 497 } },
  westfalen: { tint: 'var(--g-green)' },
  hanse: { tint: 'var(--g-blue)', latin: { name: 'Hansa', x: 738, y: 98 } },
  niedersachsen: { tint: 'var(--o-olives)', latin: { name: 'Saxonia', x: 511, y: 322 } },
  sachsen: { tint: 'var(--g-pink)', latin: { name: 'Thuringia', x: 800, y: 175 } },
  franken: { tint: 'var(--p-verdigris)' },
  schwaben: { tint: 'var(--o-scrolls)', latin: { name: 'Suevia', x: 491, y: 553 } },
  bayern: { tint: 'var(--o-salt)', latin: { name: 'Bavaria', x: 938, y: 581 } },
};
