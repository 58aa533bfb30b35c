/**
 * Development only, before React: keeps every renderer that announces itself, so that a remote that is
 * edited can tell the page's React, which came from the shell, to draw it again. The refresh runtime
 * has by now put a hook of its own here, which keeps none.
 */
interface Hook {
  readonly renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook })
  .__REACT_DEVTOOLS_GLOBAL_HOOK__;

if (hook) {
  const inject = hook.inject.bind(hook);
  hook.inject = (renderer) => {
    const id = inject(renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
