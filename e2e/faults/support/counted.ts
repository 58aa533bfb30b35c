/** How often pages told `server` that they could not load `part`, by reason. */
export async function failuresBy(server: string, part: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${server}/metrics`)).text();
  const lines = text.matchAll(
    new RegExp(
      `^almanaque_remote_load_failures_total\\{remote="${part}",.*reason="(\\w+)"\\} (\\d+)$`,
      'gm',
    ),
  );
  return Object.fromEntries([...lines].map(([, reason = '', count]) => [reason, Number(count)]));
}

/** What a server wrote of loads of `part` that failed. */
export const loggedOf = (said: string, part: string): readonly object[] =>
  said
    .split('\n')
    .filter((line) => line.includes('a page could not load a part') && line.includes(`"${part}"`))
    .map((line) => JSON.parse(line) as object);
