// SPDX-License-Identifier: MIT
// Our canvas has room for the time chart in the west and none for the empty north: everything of the edition is shifted.
export const shift = { x: 84, y: -40 };
export const canvas = { width: 1090, height: 640 };
