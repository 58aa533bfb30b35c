import { APICallError, Output, streamText, type LanguageModel, type ModelMessage } from 'ai';
import * as z from 'zod/mini';
import { answerItemJsonSchema } from './answer/schema.ts';
import { PlannerError, type PlannerFailure } from './failure.ts';

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

export interface CallOptions {
  readonly model: LanguageModel;
  readonly maxTokens: number;
  readonly system: string;
  readonly messages: ModelMessage[];
  readonly signal: AbortSignal;
}

export interface Call {
  /** Each element of the answer as it completes, unchecked. Ends, and never throws, when the call fails. */
  readonly elements: AsyncIterable<unknown>;
  /**
   * To be awaited after the elements: what was answered and what it cost.
   * @throws {PlannerError} when the call failed.
   */
  finish(): Promise<{ readonly text: string; readonly tokens: Tokens }>;
}

const DEFAULT_RETRY_AFTER = 30;

const retryAfter = (header: string | undefined): number => {
  const seconds = Number(header);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 3600) : DEFAULT_RETRY_AFTER;
};

const systemErrorSchema = z.object({
  cause: z.object({ code: z.string().check(z.regex(/^E[A-Z]/)) }),
});

/** Node's own errors, ECONNREFUSED or ENOTFOUND, are the cause of what `fetch` throws. */
const isNetworkError = (error: unknown): boolean => systemErrorSchema.safeParse(error).success;

/** What a failed call means for whoever asked. The error itself may hold the prompt, so it goes no further. */
function failureOf(error: unknown, signal: AbortSignal): PlannerFailure {
  if (signal.aborted) {
    const timedOut = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    return { kind: timedOut ? 'timeout' : 'aborted' };
  }
  if (!APICallError.isInstance(error)) {
    return { kind: isNetworkError(error) ? 'provider-unreachable' : 'provider-failed' };
  }
  switch (error.statusCode) {
    case undefined:
      return { kind: 'provider-unreachable' };
    case 401:
    case 403:
      return { kind: 'provider-rejected' };
    case 429:
      return {
        kind: 'provider-busy',
        retryAfter: retryAfter(error.responseHeaders?.['retry-after']),
      };
    default:
      return { kind: 'provider-failed' };
  }
}

/** One call to the model, streamed. It is not retried: what to do next is for the caller to say. */
export function callModel({ model, maxTokens, system, messages, signal }: CallOptions): Call {
  let failure: PlannerFailure | null = null;
  const fail = (error: unknown) => {
    failure ??= failureOf(error, signal);
  };
  const result = streamText({
    model,
    instructions: system,
    messages,
    maxOutputTokens: maxTokens,
    output: Output.array({ element: answerItemJsonSchema, name: 'recomendaciones' }),
    abortSignal: signal,
    maxRetries: 0,
    telemetry: { isEnabled: false },
    // Without it the SDK prints the error, prompt included.
    onError: ({ error }) => fail(error),
  });

  async function* elements(): AsyncGenerator {
    try {
      yield* result.elementStream;
    } catch (error) {
      fail(error);
    }
  }

  async function finish() {
    if (signal.aborted) fail(signal.reason);
    if (failure !== null) throw new PlannerError(failure);
    try {
      const [text, usage] = await Promise.all([result.text, result.usage]);
      return { text, tokens: { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 } };
    } catch (error) {
      throw new PlannerError(failureOf(error, signal));
    }
  }

  return { elements: elements(), finish };
}
