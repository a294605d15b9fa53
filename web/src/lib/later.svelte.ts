// SPDX-License-Identifier: MIT
// What may come one frame after the rest, so that a board is there the sooner.
import { onMount } from 'svelte';

/** Not yet `come` in the first frame of the component that asks. */
export class Later {
  come = $state(false);

  constructor() {
    onMount(() => {
      let timer = 0;
      // A frame begins with this call: whatever is set here would still be drawn by it.
      const frame = requestAnimationFrame(() => (timer = window.setTimeout(() => (this.come = true))));
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
