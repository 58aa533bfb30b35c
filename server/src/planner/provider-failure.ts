import { APICallError } from 'ai';
import { PlannerError, type PlannerFailure, type ProviderSaid } from './failure.ts';

const DEFAULT_RETRY_AFTER = 30;

const retryAfter = (header: string | undefined): number => {
  const seconds = Number(header);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 3600) : DEFAULT_RETRY_AFTER;
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const firstText = (...values: readonly unknown[]): string | null =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? null;

const MAX_TEXT = 400;
const KEYS = /\b(?:sk|pk|key|gsk|xai|AIza)[-_]?[\w*-]{8,}|\bBearer\s+\S+|[\w-]*\*{3,}[\w-]*/giu;

/** Services repeat the key they refuse, or a part of it. */
const withoutKeys = (text: string, apiKey: string | null): string =>
  (apiKey === null ? text : text.replaceAll(apiKey, '…'))
    .replace(KEYS, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);

/** A word of a protocol, and nothing anybody wrote. */
const codeIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.:-]{1,60}$/.test(value) ? value : null;

/** Node's own errors, ECONNREFUSED or ENOTFOUND, are somewhere among the causes of what `fetch` throws. */
function networkCode(error: unknown): string | null {
  for (
    let cause = error, depth = 0;
    cause && depth < 5;
    cause = fieldOf(cause, 'cause'), depth += 1
  ) {
    const code = codeIn(fieldOf(cause, 'code'));
    if (code !== null && /^(?:E[A-Z]|UND_ERR|[A-Z]+_)/.test(code)) return code;
  }
  return null;
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
};

/** What an error of the network, or the body of a refusal, says. */
export function saidIn(error: unknown, apiKey: string | null): ProviderSaid {
  const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
  // In the middle of a stream it is told in an event, as text or as the object it would be otherwise.
  const body = APICallError.isInstance(error) ? parsed(error.responseBody) : error;
  const inner = fieldOf(body, 'error') ?? body;
  const network = networkCode(error);
  const text =
    status === null && network !== null
      ? network
      : firstText(fieldOf(inner, 'message'), fieldOf(inner, 'detail'), inner);
  return {
    status,
    code: codeIn(fieldOf(inner, 'code')) ?? codeIn(fieldOf(inner, 'type')) ?? network,
    text: text === null ? null : withoutKeys(text, apiKey),
  };
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/;
/** OpenAI answers 429 also where the account has no money left. */
const UNPAID = /insufficient_quota|billing|credit|payment/i;

function ofNetwork({ code }: ProviderSaid): PlannerFailure {
  if (code !== null && CERTIFICATE.test(code)) return { kind: 'provider-certificate' };
  return { kind: 'provider-unreachable' };
}

function ofStatus(status: number, said: ProviderSaid, wait: string | undefined): PlannerFailure {
  switch (status) {
    case 401:
    case 403:
      return { kind: 'provider-rejected' };
    case 402:
      return { kind: 'provider-unpaid' };
    case 404:
      return { kind: 'provider-unknown' };
    case 408:
      return { kind: 'timeout' };
    case 429:
      return UNPAID.test(said.code ?? '')
        ? { kind: 'provider-unpaid' }
        : { kind: 'provider-busy', retryAfter: retryAfter(wait) };
    default:
      // A good status is that of an answer which broke off.
      return { kind: status >= 400 && status < 500 ? 'provider-bad-request' : 'provider-failed' };
  }
}

/** What a failed call means for whoever asked. The error itself may hold the prompt, so it goes no further. */
export function providerError(
  error: unknown,
  signal: AbortSignal,
  apiKey: string | null,
): PlannerError {
  if (signal.aborted) {
    const timedOut = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    return new PlannerError({ kind: timedOut ? 'timeout' : 'aborted' });
  }
  const said = saidIn(error, apiKey);
  if (said.status !== null && APICallError.isInstance(error)) {
    const wait = error.responseHeaders?.['retry-after'];
    return new PlannerError(ofStatus(said.status, said, wait), said);
  }
  const ofTheNetwork = APICallError.isInstance(error) || networkCode(error) !== null;
  return new PlannerError(ofTheNetwork ? ofNetwork(said) : { kind: 'provider-failed' }, said);
}
