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
  readonly maxTokens: number;
  readonly prompt: Prompt;
  readonly rules: AnswerRules;
  /** Before each call to the model; may throw to prevent it. */
  readonly beforeCall: (purpose: 'answer' | 'repair') => Promise<void>;
  readonly onTokens: (tokens: Tokens) => void;
}

/** A wrong answer may be endless; the model needs to see no more of it than this to mend it. */
const MAX_QUOTED = 8_000;

const missingProblem = (tier: BudgetTier): string => `falta un elemento válido de "${tier}"`;

/**
 * Yields the three recommendations in the order of the tiers, each as soon as it and those before
 * it are complete and valid. An answer that does not fit is mended once: the tiers that fit stay.
 * @throws {PlannerError}
 */
export async function* generate(
  { model, maxTokens, prompt, rules, beforeCall, onTokens }: Generation,
  signal: AbortSignal,
): AsyncGenerator<Recommendation, void> {
  const fitting = new Map<BudgetTier, Recommendation>();
  const missing = () => BUDGET_TIERS.filter((tier) => !fitting.has(tier));
  let given = 0;
  function* complete(): Generator<Recommendation, void> {
    for (const tier of BUDGET_TIERS.slice(given)) {
      const next = fitting.get(tier);
      if (next === undefined) return;
      given += 1;
      yield next;
    }
  }

  let messages: ModelMessage[] = [{ role: 'user', content: prompt.user }];
  for (const purpose of ['answer', 'repair'] as const) {
    await beforeCall(purpose);
    const call = callModel({ model, maxTokens, system: prompt.system, messages, signal });
    const problems: string[] = [];
    for await (const element of call.elements) {
      const result = fit(element, rules);
      if (result.kind === 'misfit') problems.push(...result.problems);
      else if (!fitting.has(result.recommendation.tier)) {
        fitting.set(result.recommendation.tier, result.recommendation);
        yield* complete();
      }
    }
    const ended = call.finish();
    if (missing().length === 0) {
      // All three are given: a connection that breaks now only loses the count of tokens.
      await ended.then(
        ({ tokens }) => onTokens(tokens),
        () => undefined,
      );
      return;
    }
    const { text, tokens } = await ended;
    onTokens(tokens);
    messages = [
      ...messages,
      { role: 'assistant', content: text.slice(0, MAX_QUOTED) || '{}' },
      {
        role: 'user',
        content: repairText([...problems, ...missing().map(missingProblem)], missing()),
      },
    ];
  }
  throw new PlannerError({ kind: 'bad-answer' });
}
