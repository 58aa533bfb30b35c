import {
  fetchSignedIn,
  type PlannerRequest,
  type Recommendation,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import {
  DEFAULT_MESSAGE,
  INVALID_MESSAGE,
  parseAnswer,
  parseLine,
  PlannerError,
  refusalMessage,
  refusedField,
} from './answer.ts';
import { linesOf } from './lines.ts';
import { createPlaces } from './places.ts';

const NDJSON = 'application/x-ndjson';
const EVENT_STREAM = 'text/event-stream';

/**
 * The functions client reads every answer to its end, but for an event stream, which it hands over
 * as it is. So lines are labelled as one before the client sees them.
 */
const streamingFetch: typeof fetch = async (input, init) => {
  const response = await fetchSignedIn(
    typeof input === 'object' && 'url' in input ? input.url : input,
    init,
  );
  if (!response.ok || !response.headers.get('content-type')?.startsWith(NDJSON)) return response;
  return new Response(response.body, { headers: { 'content-type': EVENT_STREAM } });
};

async function* recommendationsIn(response: Response): AsyncGenerator<Recommendation, void> {
  if (response.body === null) throw new PlannerError(DEFAULT_MESSAGE);
  const places = createPlaces();
  const counts = { lines: 0, ideas: 0 };
  for await (const text of linesOf(response.body)) {
    const line = parseLine(text);
    if (line.kind === 'done') {
      if (counts.ideas === 0 && counts.lines > 0) throw new PlannerError(INVALID_MESSAGE);
      return;
    }
    counts.lines += 1;
    const idea = places.take(line.item);
    if (idea === null) continue;
    counts.ideas += 1;
    yield idea;
  }
  // The stream ended without saying that it was done: something cut it.
  throw new PlannerError(DEFAULT_MESSAGE);
}

/** What the functions client promises, without its `any`. */
interface FunctionsAnswer {
  readonly data: unknown;
  readonly error: unknown;
}

interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

async function refusalOf(error: unknown): Promise<Refusal | null> {
  if (!(error instanceof FunctionsHttpError)) return null;
  const response = error.context as Response;
  return { status: response.status, body: await response.json().catch(() => null) };
}

/** The answer says that it is JSON, and is not. By name: the error may be of another realm than ours. */
const isMalformed = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'SyntaxError';

/** Section 7, to the letter. */
const threeOf = ({ eventTitle, eventDescription, eventType }: PlannerRequest): PlannerRequest => ({
  eventTitle,
  eventDescription,
  eventType,
});

/** Whether a far end may have refused the fields that are ours, and not one of the three. */
const mayTakeThree = ({ status, body }: Refusal, three: PlannerRequest): boolean =>
  (status === 400 || status === 422) && !Object.keys(three).includes(String(refusedField(body)));

/** The far ends that were found to take the three fields alone, by address, for the page's life. */
const takeThree = new Set<string>();

/**
 * Calls 'ai-event-planner' (section 7) and yields the recommendations as they come: one by one where
 * the server streams, all at once where the platform answers JSON. A platform that refuses the
 * fields besides the three of section 7 is asked again with these.
 * @throws {PlannerError} or, mid-stream, whatever the network threw.
 */
export async function* askPlanner(
  { apiBase, publicKey }: Pick<RuntimeConfig, 'apiBase' | 'publicKey'>,
  request: PlannerRequest,
  signal: AbortSignal,
): AsyncGenerator<Recommendation, void> {
  const address = new URL(`${apiBase}/functions/v1`, location.href).href;
  const client = new FunctionsClient(address, {
    headers: { apikey: publicKey, Authorization: `Bearer ${publicKey}` },
    customFetch: streamingFetch,
  });
  const invoke = (body: PlannerRequest): Promise<FunctionsAnswer> =>
    client.invoke('ai-event-planner', {
      body,
      headers: { Accept: `${NDJSON}, application/json;q=0.9` },
      signal,
    });
  const three = threeOf(request);
  let answer = await invoke(takeThree.has(address) ? three : request);
  let refusal = await refusalOf(answer.error);
  if (refusal && !takeThree.has(address) && mayTakeThree(refusal, three)) {
    answer = await invoke(three);
    refusal = await refusalOf(answer.error);
    if (answer.error === null) takeThree.add(address);
  }
  if (refusal) throw new PlannerError(refusalMessage(refusal.body), { cause: answer.error });
  if (answer.error !== null) {
    const message = isMalformed(answer.error) ? INVALID_MESSAGE : DEFAULT_MESSAGE;
    throw new PlannerError(message, { cause: answer.error });
  }
  if (answer.data instanceof Response) yield* recommendationsIn(answer.data);
  else yield* parseAnswer(answer.data);
}
