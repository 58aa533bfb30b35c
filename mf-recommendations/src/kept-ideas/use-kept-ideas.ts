import { useHost, useQuery, type CalendarEvent, type KeptIdea } from '@almanaque/shared-contracts';
import { useOrganises } from '../message/kept/use-organises.ts';
import { keptIdeasQuery } from './kept-ideas-query.ts';

export interface KeptIdeas {
  /** Null: they are not for whoever is at the page. */
  readonly ideas: readonly KeptIdea[] | null;
  /** Null: they could be read. */
  readonly retry: (() => void) | null;
}

/** The ideas of the AI that organisers kept for `event`. */
export function useKeptIdeas(event: CalendarEvent): KeptIdeas {
  const { apiBase } = useHost();
  const organises = useOrganises();
  const { data, isError, refetch } = useQuery({
    ...keptIdeasQuery(apiBase, event),
    enabled: organises,
  });
  if (!organises) return { ideas: null, retry: null };
  return { ideas: data ?? [], retry: isError ? () => void refetch() : null };
}
