/**
 * Development only, before React: keeps every renderer that announces itself, so that a remote that is
 * edited can tell the page's React, which came from the shell, to draw it again.
 */
interface Hook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  readonly inject: (renderer: unknown) => number;
  readonly onCommitFiberRoot: () => void;
  readonly onCommitFiberUnmount: () => void;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
const renderers = new Map<number, unknown>();

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject: (renderer) => {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};
