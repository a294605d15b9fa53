// SPDX-License-Identifier: MIT
// The version of the project, put in by the build (vite.config.ts).
declare const __FONDACO_VERSION__: string;

export const version = __FONDACO_VERSION__;
