import type { Page } from '@playwright/test';

/** How often what must be once on a page is there. */
export interface Copies {
  /** Those that draw something. */
  readonly reacts: number;
  readonly reactDoms: number;
  readonly stores: number;
  /** Modules that arrived as files of a remote: none of those that the page's host offers. */
  readonly fetched: {
    readonly react: number;
    readonly reactDom: number;
    readonly contract: number;
  };
}

/** Runs in the page, before its own scripts. */
function countCopies(): void {
  const renderers: { readonly currentDispatcherRef: unknown }[] = [];
  const copies = { stores: 0 };
  // Each react-dom tells the developer tools of itself, and of the react that it works with.
  const inject = (renderer: (typeof renderers)[number]) => renderers.push(renderer);
  const nothing = () => undefined;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject,
      checkDCE: nothing,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    },
  });
  let store: unknown;
  Object.defineProperty(globalThis, Symbol.for('almanaque.selection.v1'), {
    get: () => store,
    set: (made: unknown) => {
      store = made;
      copies.stores += 1;
    },
  });
  const read = () => ({
    reacts: new Set(renderers.map(({ currentDispatcherRef }) => currentDispatcherRef)).size,
    reactDoms: renderers.length,
    ...copies,
  });
  Object.assign(window, { copies: read });
}

const FILES = {
  react: /\/node_modules_react_index_js\b/,
  reactDom: /\/node_modules_react-dom_index_js\b/,
  contract: /\/shared-contracts_src_index_ts\b/,
} as const;

/** Counts from before the page's first script on. Gives what there is. */
export async function watchCopies(page: Page): Promise<() => Promise<Copies>> {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.addInitScript(countCopies);
  const fetched = (file: RegExp) => urls.filter((url) => file.test(url)).length;
  return async () => ({
    ...(await page.evaluate(() =>
      (Reflect.get(window, 'copies') as () => Omit<Copies, 'fetched'>)(),
    )),
    fetched: {
      react: fetched(FILES.react),
      reactDom: fetched(FILES.reactDom),
      contract: fetched(FILES.contract),
    },
  });
}
