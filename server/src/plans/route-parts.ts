import { planConflictSchema, planResponseSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { actorOf } from '../auth/require-role.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { answerWrite } from '../http/stale-version.ts';
import { companyDay } from '../time/company-day.ts';
import type { PlanWriter } from './write-plan.ts';

export interface PlanRoutesOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'timeZone'>;
}

export const tags = ['Planes'];
const id = z.string().regex(/^[\w-]{1,64}$/, 'El identificador no es válido.');
export const planParams = z.strictObject({ plan: id });
export const ownTaskParams = z.strictObject({ task: id });
export const taskParams = planParams.extend({ task: id });
export const attachmentParams = planParams.extend({ attachment: id });
export const expenseParams = planParams.extend({ expense: id });

export const errors = {
  400: errorResponseSchema,
  401: errorResponseSchema,
  403: errorResponseSchema,
  404: errorResponseSchema,
};
export const writing = { 200: planResponseSchema, ...errors, 409: planConflictSchema };

const SOMEONE_ELSE =
  'Otra persona cambió este plan mientras lo editabas: fijate cómo quedó y probá de nuevo.';

export const answerPlan = answerWrite('plan', SOMEONE_ELSE);

/** Who asks, and when that is for the company. */
export const writerOf =
  ({ database: db, config: { timeZone } }: PlanRoutesOptions) =>
  (request: FastifyRequest): PlanWriter => {
    const now = new Date();
    const { today } = companyDay(timeZone, now.getTime());
    return { db, actor: actorOf(request), moment: { now, today } };
  };
