import { Counter, type Registry } from 'prom-client';
import type { Tokens } from './call.ts';
import type { PlannerFailure } from './failure.ts';

/** `partial`: a tier did not fit, and was left out. */
export type Outcome =
  | 'ok'
  | 'partial'
  | 'cached'
  | PlannerFailure['kind']
  | 'bad-request'
  | 'internal';

export interface PlannerMetrics {
  request(outcome: Outcome): void;
  tokens(tokens: Tokens, model: string): void;
}

/** Registers the planner's counters; a registry takes them once. */
export function plannerMetrics(registry: Registry): PlannerMetrics {
  const requests = new Counter({
    name: 'almanaque_ai_requests_total',
    help: 'Requests to the AI planner, by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const tokens = new Counter({
    name: 'almanaque_ai_tokens_total',
    help: 'Tokens the AI provider charged for, by direction (input, output) and model.',
    labelNames: ['direction', 'model'],
    registers: [registry],
  });
  return {
    request: (outcome) => requests.inc({ outcome }),
    tokens({ input, output }, model) {
      tokens.inc({ direction: 'input', model }, input);
      tokens.inc({ direction: 'output', model }, output);
    },
  };
}
