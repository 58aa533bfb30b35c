import {
  planResponseSchema,
  type NewPlan,
  type NewTask,
  type Plan,
  type PlanChange,
  type TaskChange,
  type NewExpense,
  type ExpenseChange,
} from '@almanaque/api';
import { changed, fetchJson, sendJson, useHost, useQueryClient } from '@almanaque/shared-contracts';
import { useMemo } from 'react';
import { writeInTurn } from './own-writes.ts';
import { planQuery } from './plan-queries.ts';

type Without<T, Key extends keyof T> = Omit<T, Key>;

interface NewFile {
  /** Chosen at random: sent again under the same one, the file is added once. */
  readonly id: string;
  readonly name: string;
  readonly content: Blob;
}

/** Everything that may be done to a plan. Each gives the plan as it is then, and all that shows it knows. */
export interface PlanWrites {
  readonly create: (plan: NewPlan) => Promise<Plan>;
  readonly change: (plan: Plan, changes: Without<PlanChange, 'version'>) => Promise<Plan>;
  readonly remove: (plan: Pick<Plan, 'id' | 'version'>) => Promise<Plan>;
  readonly undo: (plan: Plan) => Promise<Plan>;
  readonly see: (plan: Plan, keep: 'new' | 'old') => Promise<Plan>;
  readonly addTask: (plan: Plan, task: NewTask) => Promise<Plan>;
  readonly changeTask: (
    plan: Plan,
    task: string,
    changes: Without<TaskChange, 'version'>,
  ) => Promise<Plan>;
  readonly removeTask: (plan: Plan, task: string) => Promise<Plan>;
  readonly orderTasks: (plan: Plan, order: readonly string[]) => Promise<Plan>;
  readonly tick: (planId: string, task: string, done: boolean) => Promise<Plan>;
  readonly addExpense: (plan: Plan, expense: NewExpense) => Promise<Plan>;
  readonly changeExpense: (
    plan: Plan,
    expense: string,
    changes: Without<ExpenseChange, 'version'>,
  ) => Promise<Plan>;
  readonly removeExpense: (plan: Plan, expense: string) => Promise<Plan>;
  readonly addAttachment: (plan: Plan, file: NewFile) => Promise<Plan>;
  readonly removeAttachment: (plan: Plan, attachment: string) => Promise<Plan>;
}

export function usePlanWrites(): PlanWrites {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return useMemo(() => {
    const told = (plan: Plan): Plan => {
      // Of two writes under way the later may be answered first: what the other is answered is older.
      queries.setQueryData<Plan>(planQuery(apiBase, plan.id).queryKey, (now) =>
        now !== undefined && now.version > plan.version ? now : plan,
      );
      void changed(queries, apiBase, 'plans');
      return plan;
    };
    const send = async (
      method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      body?: unknown,
    ): Promise<Plan> => {
      const url = `${apiBase}/api/v1/plans${path}`;
      return told((await sendJson(planResponseSchema, method, url, body)).plan);
    };
    return {
      create: (plan) => send('POST', '', plan),
      change: ({ id, version }, changes) => send('PATCH', `/${id}`, { version, ...changes }),
      remove: ({ id, version }) => send('DELETE', `/${id}?version=${version}`),
      undo: ({ id, version }) => send('POST', `/${id}/undo`, { version }),
      see: ({ id, version }, keep) => send('POST', `/${id}/seen`, { version, keep }),
      addTask: ({ id }, task) => send('POST', `/${id}/tasks`, task),
      changeTask: ({ id, version }, task, changes) =>
        send('PATCH', `/${id}/tasks/${task}`, { version, ...changes }),
      removeTask: ({ id, version }, task) =>
        send('DELETE', `/${id}/tasks/${task}?version=${version}`),
      orderTasks: ({ id, version }, order) => send('PUT', `/${id}/tasks/order`, { version, order }),
      tick: (id, task, done) => {
        // Whoever ticks in a list may not have read its plan: then nothing here goes by a version of it.
        const version = queries.getQueryData<Plan>(planQuery(apiBase, id).queryKey)?.version ?? 0;
        return writeInTurn(queries, { id, version }, () =>
          send('PUT', `/${id}/tasks/${task}/done`, { done }),
        );
      },
      addExpense: ({ id }, expense) => send('POST', `/${id}/expenses`, expense),
      changeExpense: ({ id, version }, expense, changes) =>
        send('PATCH', `/${id}/expenses/${expense}`, { version, ...changes }),
      removeExpense: ({ id, version }, expense) =>
        send('DELETE', `/${id}/expenses/${expense}?version=${version}`),
      addAttachment: async (plan, { id, name, content }) => {
        const query = new URLSearchParams({ id, name }).toString();
        const url = `${apiBase}/api/v1/plans/${plan.id}/attachments?${query}`;
        const sent = { method: 'POST', body: content };
        return told((await fetchJson(planResponseSchema, url, sent)).plan);
      },
      removeAttachment: ({ id, version }, attachment) =>
        send('DELETE', `/${id}/attachments/${attachment}?version=${version}`),
    };
  }, [apiBase, queries]);
}
