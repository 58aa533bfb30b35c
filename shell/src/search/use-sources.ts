import { askSource } from '@almanaque/remote-loader/page';
import { privately, useHost, useQueries, type FoundThere } from '@almanaque/shared-contracts';
import { useContributions } from '@almanaque/ui';

/** What one part answers to a search. */
export interface SourceAnswer {
  readonly id: string;
  /** What a person calls it. */
  readonly title: string;
  /** The sign of what it finds, as the part names it; undefined: it has none. */
  readonly icon: string | undefined;
  readonly found: readonly FoundThere[];
  readonly status: 'pending' | 'error' | 'success';
  readonly retry: () => void;
}

/** What other parts find for a text that is not empty, each by itself; nobody waits for the slowest. */
export function useSources(text: string): readonly SourceAnswer[] {
  const { apiBase } = useHost();
  const sources = useContributions('search-source');
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['search-source', apiBase, source.id, text],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        askSource(source, text, { apiBase, signal }),
      enabled: text !== '',
      retry: false,
      // What a part knows changes, and which news tells of it the part alone could say.
      staleTime: 0,
      ...privately('calendar'),
    })),
  });
  if (text === '') return [];
  return sources.flatMap(({ id, contribution: { title, icon } }, place) => {
    const answer = answers[place];
    if (!answer) return [];
    const { data: found = [], status, refetch } = answer;
    return { id, title, icon, found, status, retry: () => void refetch() };
  });
}
