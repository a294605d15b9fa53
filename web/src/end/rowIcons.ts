// A symbol for each line of a score, by its label.
const icons: Readonly<Record<string, string>> = {
  track: 'prestige',
  desk: 'privilege',
  tokens: 'bonus',
  table: 'tavern',
  cities: 'house',
  network: 'key',
  routes: 'cart',
  contracts_done: 'contract',
  contracts_failed: 'close',
  merchandise: 'load',
  start: 'fondaco',
  towns: 'house',
  markers: 'crown',
  territories: 'compass',
  money: 'ducat',
  ducats: 'ducat',
  prestige: 'prestige',
  hold: 'load',
  pirates: 'pirate',
  harbour: 'market',
};

export const rowIcon = (label: string): string =>
  icons[label] ?? (label.startsWith('b') ? 'house' : label.includes('contract') ? 'contract' : 'ducat');
