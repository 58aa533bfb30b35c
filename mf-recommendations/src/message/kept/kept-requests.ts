import {
  ApiError,
  fetchJson,
  keptMessageResponseSchema,
  sendJson,
  type KeptMessage,
  type MessageContent,
  type Recommendation,
} from '@almanaque/shared-contracts';

/** How saving went. Nothing was written unless it is 'saved'. */
export type Outcome =
  | { readonly kind: 'saved'; readonly kept: KeptMessage }
  | { readonly kind: 'conflict'; readonly theirs: KeptMessage }
  | {
      readonly kind: 'failed';
      readonly problem: string;
      /** Whoever asks may not: trying again changes nothing. */
      readonly isRefused: boolean;
    };

const UNREACHED = 'no se pudo llegar al servidor. Revisá tu conexión.';

const failureOf = (error: unknown): Outcome => ({
  kind: 'failed',
  problem: error instanceof ApiError ? error.message : UNREACHED,
  isRefused: error instanceof ApiError && error.status === 403,
});

/** Sends `content` in the place of `version`, with the idea only the AI knows. Never rejects. */
export async function saveKept(
  url: string,
  version: number,
  content: MessageContent,
  idea?: Recommendation,
): Promise<Outcome> {
  try {
    const body = { version, content, idea };
    const { message } = await sendJson(keptMessageResponseSchema, 'PUT', url, body);
    return { kind: 'saved', kept: message };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) return failureOf(error);
  }
  try {
    const signal = AbortSignal.timeout(10_000);
    const { message } = await fetchJson(keptMessageResponseSchema, url, { signal });
    return { kind: 'conflict', theirs: message };
  } catch (error) {
    return failureOf(error);
  }
}
