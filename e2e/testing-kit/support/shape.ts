const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function* pathsIn(value: unknown, at: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* pathsIn(item, `${at}[]`);
    return;
  }
  if (!isObject(value)) return;
  // What differs by its kind is told apart by it.
  const here = typeof value['kind'] === 'string' ? `${at}<${value['kind']}>` : at;
  for (const [key, item] of Object.entries(value)) {
    const path = here === '' ? key : `${here}.${key}`;
    yield path;
    yield* pathsIn(item, path);
  }
}

/** Every key there is in any of `values`, by its path, sorted: 'days[].events[].origin<feriado>.norm'. */
export const shapeOf = (...values: readonly unknown[]): string[] =>
  [...new Set(values.flatMap((value) => [...pathsIn(value, '')]))].sort();
