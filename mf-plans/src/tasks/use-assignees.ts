import type { Assignee } from '@almanaque/api';
import { ApiError, useHost, useQueryClient } from '@almanaque/shared-contracts';
import { assigneesQuery } from '../plans/plan-queries.ts';
import { assigneeLabel } from './assignee-label.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Finds who is meant by what was entered. */
export function useAssignees() {
  const { apiBase } = useHost();
  const queries = useQueryClient();

  /** @param kind Which are meant; absent: either. */
  const find = async (text: string, kind?: Assignee['kind']) => {
    const [name = ''] = text.split(' · ');
    const all = await queries.query(assigneesQuery(apiBase, name.trim()));
    const found = kind ? all.filter((one) => one.kind === kind) : all;
    const labelled = found.filter((one) => assigneeLabel(one) === text.trim());
    const named = found.filter((one) => one.name === text.trim());
    const [meant, other] = labelled.length > 0 ? labelled : named;
    if (meant && !other) return meant;
    const problem = other
      ? 'Hay más de una persona con ese nombre: elegila de la lista.'
      : 'Elegí a alguien de la lista.';
    throw new ApiError(400, problem, { field: 'owner' });
  };

  return {
    /** The account of that name; null: nobody was entered. `now` is whose it is already. */
    accountNamed: async (text: string, now: Named | null): Promise<string | null> => {
      if (text.trim() === '') return null;
      return text === now?.name ? now.id : (await find(text, 'account')).id;
    },
    assigneeNamed: async (
      text: string,
      now: (Assignee & Named) | null,
    ): Promise<Assignee | null> => {
      if (text.trim() === '') return null;
      const { kind, id } = text === now?.name ? now : await find(text);
      return { kind, id };
    },
  };
}
