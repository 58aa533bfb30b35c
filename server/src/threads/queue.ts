/** Turns given in the order in which they are asked for. */
export interface Queue {
  /**
   * Resolves when it is one's turn, to what ends it; calling that again does nothing.
   * @param behind Of those who wait, how many go first; all, where it is not given.
   */
  enter(behind?: number): Promise<() => void>;
}

/** @param places How many may have a turn at once. */
export function queue(places: number): Queue {
  let taken = 0;
  const waiting: (() => void)[] = [];

  /** Whoever comes next takes the place over. */
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next();
  };
  return {
    async enter(behind = Infinity) {
      if (taken < places) taken += 1;
      else await new Promise<void>((resolve) => waiting.splice(behind, 0, resolve));
      let isOver = false;
      return () => {
        if (!isOver) leave();
        isOver = true;
      };
    },
  };
}
