// SPDX-License-Identifier: MIT
// Where the sprite lies: a file of its own, loaded once and used by address (the pages allow no inline style).
import sprite from '../kit/icons.svg?url&no-inline';

/** Of a symbol of the sprite; a symbol of another file is named by its address. */
export const iconAddress = (name: string): string => (name.includes('#') ? name : `${sprite}#i-${name}`);
