// Where the sprite lies: a file of its own, loaded once and used by address (the pages allow no inline style).
import sprite from '../kit/icons.svg?url&no-inline';

export const iconAddress = (name: string): string => `${sprite}#i-${name}`;
