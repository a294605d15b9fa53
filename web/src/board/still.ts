// SPDX-License-Identifier: MIT
// A chart as a picture: one part of it, without hands on it. Set above the board whose picture is taken.
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Box } from '../kit/geometry';
import type { ChartView } from './view.svelte';

const key = Symbol('still');

export const showStill = (part: () => Box): void => void setContext(key, part);
export const useStill = (): (() => Box) | undefined => getContext<(() => Box) | undefined>(key);

/** Keeps that part in the frame, whatever its size. */
export function framed(view: ChartView, part: () => Box): Attachment<HTMLElement> {
  return (stage) => {
    const sizes = new ResizeObserver(() => {
      view.resize(stage.clientWidth, stage.clientHeight);
      view.frame(part());
    });
    sizes.observe(stage);
    return () => sizes.disconnect();
  };
}
