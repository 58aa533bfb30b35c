/** What has begun or will, by its name; undefined: nothing of that name is run. */
type ResultOf<Name, Result> = (name: Name) => Promise<Result> | undefined;

/**
 * Runs what stands in each lane one after the other, and the lanes side by side, so that what keeps one
 * core busy leaves none idle. What depends on something of another lane waits for its result.
 * @returns the results, lane by lane
 */
export async function runInLanes<Name, Result>(
  lanes: readonly (readonly Name[])[],
  run: (name: Name, resultOf: ResultOf<Name, Result>) => Promise<Result>,
): Promise<readonly Result[]> {
  const begun = new Map<Name, Promise<Result>>();
  for (const lane of lanes) {
    // A task later: by then it is known of all lanes what is run.
    let last: Promise<unknown> = Promise.resolve();
    for (const name of lane) {
      const result = last.then(() => run(name, (other) => begun.get(other)));
      begun.set(name, result);
      last = result;
    }
  }
  return Promise.all(begun.values());
}
