// SPDX-License-Identifier: MIT
// Runs before everything else.
(() => {
  // The theme, so that nobody at night is dazzled by a page that turns dark a moment later.
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('fondaco.settings') ?? '{}') ?? {};
  } catch {
    // Without storage the system's choice counts.
  }
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (dark) document.documentElement.dataset.theme = 'dark';

  // The files of a table (named by ../ahead.ts) are asked for beside those of the shell, not after them.
  const files = document.currentScript.dataset.table;
  if (!files || !location.pathname.startsWith('/t/')) return;
  for (const href of files.split(' ')) {
    const kind = href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, crossOrigin: '', href }));
  }
})();
