/** A listener of the page's `what` that never throws: its failure is reported to the console. */
export function guarded<A extends unknown[]>(
  what: string,
  listener: (...args: A) => void,
): (...args: A) => void {
  return (...args) => {
    try {
      listener(...args);
    } catch (error) {
      console.error(`Almanaque: a listener of the ${what} failed.`, error);
    }
  };
}
