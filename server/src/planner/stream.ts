import { Readable } from 'node:stream';
import type { Recommendation } from '@almanaque/shared-contracts/schemas';
import type { FastifyError, FastifyReply } from 'fastify';
import { explain } from './explain.ts';
import type { PlannerMetrics } from './metrics.ts';

/** Ask for it with `Accept`, and recommendations come one by one. */
export const NDJSON = 'application/x-ndjson';

type Line =
  | { readonly type: 'recommendation'; readonly recommendation: Recommendation }
  | { readonly type: 'done' }
  | { readonly type: 'error'; readonly error: string; readonly status: number };

const line = (value: Line): string => `${JSON.stringify(value)}\n`;

async function* linesOf(
  first: IteratorResult<Recommendation, void>,
  rest: AsyncGenerator<Recommendation, void>,
  reply: FastifyReply,
  metrics: PlannerMetrics,
): AsyncGenerator<string, void> {
  try {
    for (let next = first; !next.done; next = await rest.next()) {
      yield line({ type: 'recommendation', recommendation: next.value });
    }
    yield line({ type: 'done' });
  } catch (error) {
    const { status, message, outcome } = explain(error as FastifyError, reply.request);
    metrics.request(outcome);
    yield line({ type: 'error', error: message, status });
  } finally {
    await rest.return();
  }
}

/**
 * Answers line by line. What fails before the first recommendation is thrown, so that it gets a
 * status of its own; what fails later is the last line.
 */
export async function sendLines(
  answer: AsyncGenerator<Recommendation, void>,
  reply: FastifyReply,
  metrics: PlannerMetrics,
): Promise<FastifyReply> {
  const first = await answer.next();
  return reply
    .type(`${NDJSON}; charset=utf-8`)
    .header('x-accel-buffering', 'no')
    .send(Readable.from(linesOf(first, answer, reply, metrics)));
}
