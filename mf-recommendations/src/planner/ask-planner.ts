import type { PlannerRequest, Recommendation, RuntimeConfig } from '@almanaque/shared-contracts';
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { DEFAULT_MESSAGE, parseAnswer, parseLine, PlannerError, refusalMessage } from './answer.ts';
import { linesOf } from './lines.ts';

const NDJSON = 'application/x-ndjson';
const EVENT_STREAM = 'text/event-stream';

/**
 * The functions client reads every answer to its end, but for an event stream, which it hands over
 * as it is. So lines are labelled as one before the client sees them.
 */
const streamingFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.ok || !response.headers.get('content-type')?.startsWith(NDJSON)) return response;
  return new Response(response.body, { headers: { 'content-type': EVENT_STREAM } });
};

async function failureOf(error: unknown): Promise<PlannerError> {
  if (!(error instanceof FunctionsHttpError))
    return new PlannerError(DEFAULT_MESSAGE, { cause: error });
  const body: unknown = await (error.context as Response).json().catch(() => null);
  return new PlannerError(refusalMessage(body), { cause: error });
}

async function* recommendationsIn(response: Response): AsyncGenerator<Recommendation, void> {
  if (response.body === null) throw new PlannerError(DEFAULT_MESSAGE);
  for await (const text of linesOf(response.body)) {
    const line = parseLine(text);
    if (line.kind === 'done') return;
    yield line.recommendation;
  }
  // The stream ended without saying that it was done: something cut it.
  throw new PlannerError(DEFAULT_MESSAGE);
}

/** What the functions client promises, without its `any`. */
interface FunctionsAnswer {
  readonly data: unknown;
  readonly error: unknown;
}

/**
 * Calls 'ai-event-planner' (section 7) and yields the recommendations as they come: one by one where
 * the server streams, all at once where the platform answers JSON.
 * @throws {PlannerError} or, mid-stream, whatever the network threw.
 */
export async function* askPlanner(
  { apiBase, publicKey }: Pick<RuntimeConfig, 'apiBase' | 'publicKey'>,
  request: PlannerRequest,
  signal: AbortSignal,
): AsyncGenerator<Recommendation, void> {
  const client = new FunctionsClient(new URL(`${apiBase}/functions/v1`, location.href).href, {
    headers: { apikey: publicKey, Authorization: `Bearer ${publicKey}` },
    customFetch: streamingFetch,
  });
  const answer: FunctionsAnswer = await client.invoke('ai-event-planner', {
    body: request,
    headers: { Accept: `${NDJSON}, application/json;q=0.9` },
    signal,
  });
  if (answer.error !== null) throw await failureOf(answer.error);
  if (answer.data instanceof Response) yield* recommendationsIn(answer.data);
  else yield* parseAnswer(answer.data);
}
