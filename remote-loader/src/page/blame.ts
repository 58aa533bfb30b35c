export interface Blame {
  /** Tells where a remote's files are. */
  readonly livesAt: (name: string, manifestUrl: string) => void;
  /** The remote whose code threw; null when it was none's. Stacks name the innermost call first. */
  readonly of: (error: unknown, fileName?: string) => string | null;
}

/** Knows remotes by the folder their code came from. */
export function createBlame(): Blame {
  const folders = new Map<string, string>();
  return {
    livesAt: (name, manifestUrl) => {
      folders.set(name, new URL('.', new URL(manifestUrl, document.baseURI)).href);
    },
    of: (error, fileName = '') => {
      const trace = `${fileName}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
      const [first] = [...folders]
        .map(([name, folder]) => ({ name, at: trace.indexOf(folder) }))
        .filter(({ at }) => at >= 0)
        .sort((one, other) => one.at - other.at);
      return first?.name ?? null;
    },
  };
}
