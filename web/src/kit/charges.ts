// SPDX-License-Identifier: MIT
// The charges of the six houses on a 24 grid: drawn in place, so that a piece is never without.
import type { House } from './houses';

export const charges: Readonly<Record<House, { readonly path: string; readonly stroked?: boolean }>> = {
  cinnabar: { path: 'M9.2 3H14.8V9.2H21V14.8H14.8V21H9.2V14.8H3V9.2H9.2Z' },
  azurite: { path: 'M5.1 12A6.9 6.9 0 1 0 18.9 12A6.9 6.9 0 1 0 5.1 12Z', stroked: true },
  verdigris: { path: 'M12 2.8 22 20.6H2Z' },
  orpiment: { path: 'M12 1.8 21 12 12 22.2 3 12Z' },
  purple: { path: 'M16.5 3.2A9.4 9.4 0 1 0 16.5 20.8 7.6 9.4 0 0 1 16.5 3.2Z' },
  graphite: { path: 'M2.5 8H21.5V16H2.5Z' },
};

/** The line of a house in a chart of figures: stroke-dasharray. */
export const lineOf: Readonly<Record<House, string | undefined>> = {
  cinnabar: '9 4',
  azurite: undefined,
  verdigris: '5 5',
  orpiment: '2 5',
  purple: '12 4 2 4',
  graphite: '1 4',
};
