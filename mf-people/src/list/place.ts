/** Where the list was left, in pixels from its top, kept while something else is shown. */
export interface Place {
  readonly get: () => number;
  readonly set: (top: number) => void;
}

export function createPlace(): Place {
  let place = 0;
  return {
    get: () => place,
    set: (top) => {
      place = top;
    },
  };
}
