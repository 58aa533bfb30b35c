import { type AiProbe } from '@almanaque/api';
import { BUDGET_TIERS } from '@almanaque/shared-contracts/schemas';
import { fit } from './answer/fit.ts';
import { callModel } from './call.ts';
import type { PlannerConfigOn } from '../config/planner.ts';
import { adviceFor, PlannerError, type PlannerFailure } from './failure.ts';
import { modelFor } from './model.ts';
import { promptFor } from './prompt.ts';

/** A question that tells of nobody and of no company. */
const PROMPT = promptFor({
  request: { eventType: 'personalizado' },
  safe: {
    title: 'Pausa de media mañana',
    description: 'Evento corporativo: Pausa de media mañana',
    text: null,
    place: null,
    avoidTitles: [],
    hasName: false,
  },
  tone: 'festivo',
  occasion: null,
  company: { headCount: null, city: null },
  providers: [],
});

const RULES = {
  tone: 'festivo',
  providerIds: new Set<string>(),
  reveal: (text: string) => text,
} as const;

const MAX_QUOTED = 400;
const inSeconds = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

export function failedProbe(failure: PlannerFailure, said: string | null): AiProbe {
  return { outcome: failure.kind, message: adviceFor(failure), said };
}

const saidBy = ({ said }: PlannerError): string | null => {
  if (said === null) return null;
  return [said.status, said.text ?? said.code].filter((part) => part !== null).join(': ');
};

/** Asks the model once, as an event would, and tells what came of it. Never throws for the other side's sake. */
export async function probeModel(config: PlannerConfigOn, left: AbortSignal): Promise<AiProbe> {
  const began = performance.now();
  const call = callModel({
    model: modelFor(config),
    apiKey: config.apiKey,
    maxTokens: config.maxTokens,
    system: PROMPT.system,
    messages: [{ role: 'user', content: PROMPT.user }],
    signal: AbortSignal.any([left, AbortSignal.timeout(config.timeoutMs)]),
  });
  const tiers = new Set<string>();
  const problems: string[] = [];
  try {
    for await (const element of call.elements) {
      const result = fit(element, RULES);
      if (result.kind === 'fits') tiers.add(result.recommendation.tier);
      else problems.push(...result.problems);
    }
    const { text, isCut } = await call.finish();
    if (tiers.size === 0) {
      return failedProbe({ kind: isCut ? 'answer-cut' : 'bad-answer' }, text.slice(0, MAX_QUOTED));
    }
  } catch (error) {
    if (!(error instanceof PlannerError)) throw error;
    return failedProbe(error.failure, saidBy(error));
  }
  const time = inSeconds.format((performance.now() - began) / 1000);
  const whole = tiers.size === BUDGET_TIERS.length;
  const how = whole ? 'con las tres ideas' : `pero de las tres ideas sirven ${tiers.size}`;
  return {
    outcome: whole ? 'ok' : 'partial',
    message: `El modelo ${config.model} respondió en ${time} segundos, ${how}.`,
    said: problems.length > 0 ? problems.join('; ').slice(0, MAX_QUOTED) : null,
  };
}
