interface Container {
  readonly init: (scope: object) => Promise<void>;
  readonly get: (module: string) => Promise<() => unknown>;
}

const scope = {};

/** What a part's entry exposes, as a page without a federation runtime takes it: with nothing to share. */
export async function bring(container: string, module: string): Promise<unknown> {
  const entry = Reflect.get(window, container) as Container;
  await entry.init(scope);
  return (await entry.get(module))();
}
