import { PLAN_STATE_WORDS, planAddress, plansFoundSchema, type PlansFound } from '@almanaque/api';
import {
  fetchJson,
  longDate,
  type FoundThere,
  type SearchSource,
} from '@almanaque/shared-contracts';

export const contractVersion = BUILT_WITH_CONTRACT;

/** A point ends a line, and begins none. */
const BETWEEN = '\u00a0· ';

function lineOf({ id, title, state, event, task }: PlansFound['plans'][number]): FoundThere {
  const why = task ?? (event.title === title ? null : event.title);
  const detail = [why, longDate(event.date), PLAN_STATE_WORDS[state]];
  return {
    id,
    title,
    detail: detail.filter((text) => text !== null).join(BETWEEN),
    to: planAddress(id),
  };
}

export const search: SearchSource['search'] = async (query, { apiBase, signal }) => {
  const url = `${apiBase}/api/v1/plans/search?${new URLSearchParams({ q: query }).toString()}`;
  return (await fetchJson(plansFoundSchema, url, { signal })).plans.map(lineOf);
};
