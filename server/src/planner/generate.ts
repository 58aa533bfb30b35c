import {
  BUDGET_TIERS,
  type BudgetTier,
  type Recommendation,
} from '@almanaque/shared-contracts/schemas';
import type { LanguageModel, ModelMessage } from 'ai';
import { fit, type AnswerRules } from './answer/fit.ts';
import { callModel, type Tokens } from './call.ts';
import { PlannerError } from './failure.ts';
import { repairText, type Prompt } from './prompt.ts';

export interface Generation {
  readonly model: LanguageModel;
  readonly apiKey: string | null;
  readonly maxTokens: number;
  readonly prompt: Prompt;
  readonly rules: AnswerRules;
  /** Before each call to the model; may throw to prevent it. */
  readonly beforeCall: (purpose: 'answer' | 'repair') => Promise<void>;
  readonly onTokens: (tokens: Tokens) => void;
}

/** A wrong answer may be endless; the model needs to see no more of it than this to mend it. */
const MAX_QUOTED = 8_000;
/** Nor of what is wrong with it. */
const MAX_PROBLEMS = 30;

const missingProblem = (tier: BudgetTier): string => `falta un elemento válido de "${tier}"`;

/**
 * Yields the three recommendations in the order of the tiers, each as soon as it and those before
 * it are complete and valid. An answer that does not fit is mended once; the tiers that do not fit
 * then either are left out, and the others stand.
 * @throws {PlannerError} nothing fits, or the first call failed: after what had come of it.
 */
export async function* generate(
  { model, apiKey, maxTokens, prompt, rules, beforeCall, onTokens }: Generation,
  signal: AbortSignal,
): AsyncGenerator<Recommendation, void> {
  const fitting = new Map<BudgetTier, Recommendation>();
  const given = new Set<BudgetTier>();
  const missing = () => BUDGET_TIERS.filter((tier) => !fitting.has(tier));
  /** @param past whether a tier may come though one before it is missing. */
  function* complete(past: boolean): Generator<Recommendation, void> {
    for (const tier of BUDGET_TIERS) {
      const next = fitting.get(tier);
      if (next === undefined && !past) return;
      if (next === undefined || given.has(tier)) continue;
      given.add(tier);
      yield next;
    }
  }

  async function* ask(messages: ModelMessage[], problems: string[]) {
    const call = callModel({ model, apiKey, maxTokens, system: prompt.system, messages, signal });
    for await (const element of call.elements) {
      const result = fit(element, rules);
      if (result.kind === 'misfit') problems.push(...result.problems);
      else if (!fitting.has(result.recommendation.tier)) {
        fitting.set(result.recommendation.tier, result.recommendation);
        yield* complete(false);
      }
    }
    const ended = call.finish();
    // All three are given: a connection that breaks now only loses the count of tokens.
    const end = missing().length === 0 ? await ended.catch(() => null) : await ended;
    if (end !== null) onTokens(end.tokens);
    return end;
  }

  const messages: ModelMessage[] = [{ role: 'user', content: prompt.user }];
  const problems: string[] = [];
  let isCut = false;
  try {
    await beforeCall('answer');
    const first = yield* ask(messages, problems);
    if (first === null || missing().length === 0) return;
    isCut = first.isCut;
    messages.push(
      { role: 'assistant', content: first.text.slice(0, MAX_QUOTED) || '{}' },
      {
        role: 'user',
        content: repairText(
          [...problems.slice(0, MAX_PROBLEMS), ...missing().map(missingProblem)],
          missing(),
        ),
      },
    );
  } catch (error) {
    yield* complete(true);
    throw error;
  }
  try {
    await beforeCall('repair');
    const second = yield* ask(messages, []);
    isCut = second?.isCut ?? false;
  } catch (error) {
    if (fitting.size === 0 || signal.aborted) throw error;
  }
  yield* complete(true);
  if (fitting.size === 0) throw new PlannerError({ kind: isCut ? 'answer-cut' : 'bad-answer' });
}
