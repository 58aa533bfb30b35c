/** What is being written over a message, until it is saved or let go: nobody else sees any of it. */
export interface Writing {
  readonly text: string;
  /** What stood there when it began. */
  readonly from: string;
  /** Version of what was kept then; what was begun on an earlier one meets the later. */
  readonly version: number;
}

export const isChanged = ({ text, from }: Writing): boolean => text !== from;

function read(stored: string): Writing | null {
  const { text, from, version } = JSON.parse(stored) as Partial<Record<keyof Writing, unknown>>;
  return typeof text === 'string' && typeof from === 'string' && typeof version === 'number'
    ? { text, from, version }
    : null;
}

const PREFIX = 'almanaque-writing';

/**
 * Where what is written for a message waits while the page or sheet with it is away: in this tab, so that
 * neither going back nor a reload takes text with it. Storage can be denied: then nothing waits.
 * @param message which one it is, by the ids of what it is of.
 */
export function writingPlace(apiBase: string, ...message: readonly string[]) {
  const key = [PREFIX, apiBase, ...message].join(' ');
  return {
    find: (): Writing | null => {
      try {
        const stored = sessionStorage.getItem(key);
        return stored === null ? null : read(stored);
      } catch {
        return null;
      }
    },
    put: (writing: Writing | null): void => {
      try {
        if (writing && isChanged(writing)) sessionStorage.setItem(key, JSON.stringify(writing));
        else sessionStorage.removeItem(key);
      } catch {
        // It is in the editor for as long as that is there.
      }
    },
  };
}

/** Whoever wrote them is gone from this tab: the next person finds none. */
export function forgetWritings(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${PREFIX} `)) sessionStorage.removeItem(key);
    }
  } catch {
    // Where storage is denied, nothing waits.
  }
}
