import { createHash } from 'node:crypto';
import {
  BUDGET_TIERS,
  type PlannerRequest,
  type Recommendation,
} from '@almanaque/shared-contracts/schemas';
import type { PlannerConfigOn } from '../config/planner.ts';
import { PlannerError } from './failure.ts';
import { createAnswerCache } from './limits/answer-cache.ts';
import { companyDay } from '../time/company-day.ts';
import type { DailyCalls } from './limits/daily-calls.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { PlannerMetrics } from './metrics.ts';
import { preparePrompt, type Preparation } from './prepare.ts';
import { shareRun, type SharedRun } from './shared-run.ts';

export interface PlannerOptions extends Preparation {
  readonly config: PlannerConfigOn;
  readonly dailyCalls: DailyCalls;
  readonly metrics: PlannerMetrics;
  readonly now: () => number;
}

export interface Planner {
  /**
   * Yields the three recommendations as they complete. `client` tells callers apart for the rate
   * limit, and is kept in no readable form; `signal` aborts when the caller has left.
   * @throws {PlannerError}
   */
  recommend(
    request: PlannerRequest,
    client: string,
    signal: AbortSignal,
  ): AsyncGenerator<Recommendation, void>;
}

const keyOf = (request: PlannerRequest): string => {
  const { eventTitle, eventDescription, eventType, eventDate, tone, avoidTitles } = request;
  const { text, place } = request.eventDetails ?? {};
  const fields = [
    eventTitle,
    eventDescription,
    eventType,
    eventDate,
    tone,
    avoidTitles,
    text,
    place,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64');
};

/** The AI libraries take as long to load as much of the server: they come with the first question. */
async function load(config: PlannerConfigOn) {
  const [{ generate }, { modelFor }] = await Promise.all([
    import('./generate.ts'),
    import('./model.ts'),
  ]);
  return { generate, model: modelFor(config) };
}

export function createPlanner(options: PlannerOptions): Planner {
  const { config, timeZone, dailyCalls, metrics, now } = options;
  let loading: ReturnType<typeof load> | null = null;
  const cache = createAnswerCache<readonly Recommendation[]>(now);
  const rateLimit = createRateLimit(config.ratePerMinute, now);
  const running = new Map<string, SharedRun<Recommendation>>();

  /** A repair is counted and never refused: what was begun is finished. */
  async function countCall(purpose: 'answer' | 'repair'): Promise<void> {
    const { today, secondsLeft } = companyDay(timeZone, now());
    const calls = await dailyCalls.add(today);
    if (purpose === 'answer' && calls > config.dailyLimit) {
      throw new PlannerError({ kind: 'daily-limit', retryAfter: secondsLeft });
    }
  }

  async function* work(request: PlannerRequest, stop: AbortSignal): AsyncGenerator<Recommendation> {
    const { prompt, tone, providerIds, reveal } = await preparePrompt(options, request, now());
    const { generate, model } = await (loading ??= load(config));
    yield* generate(
      {
        model,
        apiKey: config.apiKey,
        maxTokens: config.maxTokens,
        prompt,
        rules: { tone, reveal, providerIds },
        beforeCall: countCall,
        onTokens: (tokens) => metrics.tokens(tokens, config.model),
      },
      AbortSignal.any([stop, AbortSignal.timeout(config.timeoutMs)]),
    );
  }

  function begin(key: string, request: PlannerRequest, client: string): SharedRun<Recommendation> {
    const wait = rateLimit.take(client);
    if (wait !== null) throw new PlannerError({ kind: 'rate-limited', retryAfter: wait });
    const run = shareRun((stop) => work(request, stop));
    running.set(key, run);
    void run.result.then((answer) => {
      if (running.get(key) === run) running.delete(key);
      // Who asks for other ideas than those shown is never given the same again.
      // Neither is one without all its tiers.
      const isWhole = answer?.length === BUDGET_TIERS.length;
      if (isWhole && request.avoidTitles === undefined) cache.set(key, answer);
    });
    return run;
  }

  return {
    async *recommend(request, client, signal) {
      const key = keyOf(request);
      const kept = cache.get(key);
      if (kept !== null) {
        metrics.request('cached');
        yield* kept;
        return;
      }
      const open = running.get(key);
      const run = open?.isOpen() ? open : begin(key, request, client);
      let given = 0;
      try {
        for await (const recommendation of run.follow(signal)) {
          given += 1;
          yield recommendation;
        }
      } catch (error) {
        throw signal.aborted ? new PlannerError({ kind: 'aborted' }) : error;
      }
      metrics.request(given < BUDGET_TIERS.length ? 'partial' : 'ok');
    },
  };
}
