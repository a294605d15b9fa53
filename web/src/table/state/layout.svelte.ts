// SPDX-License-Identifier: MIT
// How the page of a table or a lesson is laid out. Wide: a rail at the right. Middle: chips above, a drawer. Narrow: chips,
// and a sheet below. Low (a phone on its side): the board left, everything else in one column.
import { MediaQuery } from 'svelte/reactivity';

export class Layout {
  readonly #wide = new MediaQuery('(min-width: 1100px) and (min-height: 560px)', true);
  readonly #low = new MediaQuery('(max-height: 559px) and (min-width: 600px)');
  readonly #narrow = new MediaQuery('(max-width: 699px)');

  get now(): 'wide' | 'middle' | 'narrow' | 'low' {
    return this.#wide.current ? 'wide' : this.#low.current ? 'low' : this.#narrow.current ? 'narrow' : 'middle';
  }

  get compact(): boolean {
    return this.now === 'narrow' || this.now === 'low';
  }
}
