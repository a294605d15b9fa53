// Runs before the first paint, so that nobody at night is dazzled by a page that turns dark a moment later.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('fondaco.settings') ?? '{}') ?? {};
  } catch {
    // Without storage the system's choice counts.
  }
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (dark) document.documentElement.dataset.theme = 'dark';
})();
