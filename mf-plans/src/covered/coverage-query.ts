import { coverageSchema } from '@almanaque/api';
import { fetchJson } from '@almanaque/shared-contracts';
import { ofPlans } from '../plans/plan-queries.ts';
import type { CoverageView } from './coverage-address.ts';

/** @param more What follows in the path: '/file' is the same as a workbook. */
export function coverageUrl(apiBase: string, { from, currency }: CoverageView, more = ''): string {
  const search = new URLSearchParams({ from, ...(currency !== null && { currency }) });
  return `${apiBase}/api/v1/plans/coverage${more}?${search.toString()}`;
}

/** Twelve months of dates, and what became of them. */
export const coverageQuery = (apiBase: string, view: CoverageView) => ({
  queryKey: ['coverage', apiBase, view.from, view.currency ?? ''],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    fetchJson(coverageSchema, coverageUrl(apiBase, view), { signal }),
  ...ofPlans,
});
