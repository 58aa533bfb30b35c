import { type AuditEntry, type AuditPage, auditPageSchema } from '@almanaque/api';
import {
  fetchJson,
  keepPreviousData,
  loadRuleWords,
  inSession,
  useHost,
  useQuery,
  useQueryClient,
  type RuleWords,
} from '@almanaque/shared-contracts';

export interface AuditFilter {
  /** Words of what things were called; empty: any. */
  readonly q: string;
  /** An address, whole; empty: whoever did it. */
  readonly actor: string;
  /** A kind of thing; empty: any. */
  readonly entity: string;
  /** `YYYY-MM-DD`, both included; empty: without that bound. */
  readonly from: string;
  readonly to: string;
}

export const EVERYTHING: AuditFilter = { q: '', actor: '', entity: '', from: '', to: '' };

/** There is no day in such a filter, and the server refuses it. */
export const isBackwards = ({ from, to }: AuditFilter): boolean =>
  from !== '' && to !== '' && from > to;

interface PageOptions {
  readonly cursor: string | null;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

function readPage(apiBase: string, filter: AuditFilter, { cursor, limit, signal }: PageOptions) {
  const query = new URLSearchParams(
    Object.entries<string>({ ...filter })
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  );
  if (limit !== undefined) query.set('limit', String(limit));
  if (cursor !== null) query.set('cursor', cursor);
  const url = `${apiBase}/api/v1/audit?${query.toString()}`;
  return fetchJson(auditPageSchema, url, signal && { signal });
}

/** As many as a browser holds and a person may still read. */
export const MAX_DOWNLOAD = 20_000;
const DOWNLOAD_PAGE = 500;

/** Reads all that a filter leaves, telling how far it is; rejects as soon as a page cannot be read. */
export function useWholeAudit() {
  const { apiBase } = useHost();
  return async (filter: AuditFilter, onProgress: (count: number) => void) => {
    const entries: AuditEntry[] = [];
    let cursor: string | null = null;
    do {
      const page: AuditPage = await readPage(apiBase, filter, { cursor, limit: DOWNLOAD_PAGE });
      entries.push(...page.entries);
      cursor = page.nextCursor;
      onProgress(entries.length);
    } while (cursor !== null && entries.length < MAX_DOWNLOAD);
    return { entries, whole: cursor === null };
  };
}

/** With what says its rules of repetition. */
interface ShownAudit extends AuditPage {
  readonly ruleWords: RuleWords;
}

/** What was recorded, the latest first, as far as it has been asked for. */
export function useAudit(filter: AuditFilter) {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const key = ['audit', apiBase, filter];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => ({
      ...(await readPage(apiBase, filter, { cursor: null, signal })),
      ruleWords: await loadRuleWords(),
    }),
    enabled: !isBackwards(filter),
    placeholderData: keepPreviousData,
    // Read again on opening, and not under the eyes of whoever is far down.
    staleTime: Infinity,
    gcTime: 0,
    ...inSession(),
  });
  const loadMore = async (cursor: string) => {
    const page = await readPage(apiBase, filter, { cursor });
    queries.setQueryData<ShownAudit>(key, (before) =>
      before?.nextCursor !== cursor
        ? before
        : { ...before, ...page, entries: [...before.entries, ...page.entries] },
    );
  };
  return { ...query, loadMore };
}
