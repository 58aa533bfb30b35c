import { askSource } from '@almanaque/remote-loader/page';
import {
  privately,
  useHost,
  usePlacing,
  useQueries,
  type FoundThere,
} from '@almanaque/shared-contracts';
import { useContributions } from '@almanaque/ui';
import { pagesCalled } from '@almanaque/ui/screen';
import { useSession } from '../account/session.ts';
import { listedFor } from '../configuration/listed.ts';
import { partScreens } from '../configuration/part-screens.ts';
import { SETTINGS } from '../configuration/screen.ts';

/** What one part, or the settings, answers to a search. */
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

/** The pages of the settings that there are for whoever looks. */
function useSettingsFound(text: string): SourceAnswer {
  const facts = { session: useSession(), samples: null, overrideOrigins: [] };
  const pages = pagesCalled(listedFor(facts, partScreens(usePlacing().places)), text);
  const found = pages.map(({ to, title, about }) => ({ id: to, to, title, detail: about }));
  const [id, icon, status] = ['settings', 'settings', 'success'] as const;
  return { id, title: SETTINGS.title, icon, found, status, retry: () => undefined };
}

/** What is found besides dates for a text that is not empty, each by itself; nobody waits for the slowest. */
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
  const settings = useSettingsFound(text);
  if (text === '') return [];
  const ofParts = sources.flatMap(({ id, contribution: { title, icon } }, place) => {
    const answer = answers[place];
    if (!answer) return [];
    const { data: found = [], status, refetch } = answer;
    return { id, title, icon, found, status, retry: () => void refetch() };
  });
  return [...ofParts, settings];
}
