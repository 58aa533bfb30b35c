/*
 * Stands in the document itself, before the page's script: where that does not arrive, the document says
 * so instead of staying blank. What it says is within #root, so it is gone once the page is drawn.
 */
window.addEventListener(
  'error',
  ({ target }) => {
    const said = document.getElementById('not-loaded');
    if (said && target instanceof HTMLScriptElement) said.hidden = false;
  },
  // A file that does not arrive tells its own element alone.
  true,
);
