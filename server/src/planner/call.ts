import { Output, streamText, type LanguageModel, type ModelMessage } from 'ai';
import { answerItemJsonSchema } from './answer/schema.ts';
import type { PlannerError } from './failure.ts';
import { providerError } from './provider-failure.ts';

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

export interface CallOptions {
  readonly model: LanguageModel;
  /** Kept out of whatever is told of a failure. */
  readonly apiKey: string | null;
  readonly maxTokens: number;
  readonly system: string;
  readonly messages: ModelMessage[];
  readonly signal: AbortSignal;
}

export interface Finish {
  readonly text: string;
  readonly tokens: Tokens;
  /** It reached `maxTokens` before its end. */
  readonly isCut: boolean;
}

export interface Call {
  /** Each element of the answer as it completes, unchecked. Ends, and never throws, when the call fails. */
  readonly elements: AsyncIterable<unknown>;
  /**
   * To be awaited after the elements: what was answered and what it cost.
   * @throws {PlannerError} when the call failed.
   */
  finish(): Promise<Finish>;
}

/** One call to the model, streamed. It is not retried: what to do next is for the caller to say. */
export function callModel(options: CallOptions): Call {
  const { model, apiKey, maxTokens, system, messages, signal } = options;
  let failure: PlannerError | null = null;
  const fail = (error: unknown): PlannerError => (failure ??= providerError(error, signal, apiKey));
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
    onError: ({ error }) => void fail(error),
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
    if (failure !== null) throw failure;
    try {
      const [text, usage, reason] = await Promise.all([
        result.text,
        result.usage,
        result.finishReason,
      ]);
      return {
        text,
        tokens: { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 },
        isCut: reason === 'length',
      };
    } catch (error) {
      throw fail(error);
    }
  }

  return { elements: elements(), finish };
}
