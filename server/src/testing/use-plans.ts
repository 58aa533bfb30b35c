import { planResponseSchema, type NewPlan, type Plan } from '@almanaque/api';
import type { Visitor } from '../auth/testing/visitor.ts';
import type { Place } from './engines.ts';
import type { TestSettings } from './test-app.ts';
import { FOR_ALL, useServer } from './use-server.ts';

export const PLANS = '/api/v1/plans';

type Method = Parameters<Visitor['send']>[0];

/** Sends a request that answers a plan. @throws when it answers anything else. */
export async function planOf(
  who: Visitor,
  method: Method,
  path: string,
  body?: object,
): Promise<Plan> {
  const answer = await who.send(method, `${PLANS}${path}`, body);
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
  return planResponseSchema.parse(answer.json()).plan;
}

/** A server with an organiser who plans, for the tests of a `describe`. */
export function usePlans(
  openPlace: () => Promise<Place>,
  settings: Pick<TestSettings, 'startStep'> = {},
) {
  const server = useServer(openPlace, FOR_ALL, settings);
  const ana = server.useVisitor('organizador');
  return {
    server,
    ana,
    send: (method: Method, path: string, body?: object) => planOf(ana, method, path, body),
    make: (event: string, plan: Partial<NewPlan> = {}) =>
      planOf(ana, 'POST', '', { event, recommendation: null, ...plan }),
    /** Adds an event of the company, and gives the calendar's id of it. */
    addEvent: async (event: object): Promise<{ id: string; version: number }> => {
      const answer = await ana.send('POST', '/api/v1/events', event);
      return answer.json<{ event: { id: string; version: number } }>().event;
    },
  };
}
