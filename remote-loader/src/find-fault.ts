import type { RemoteFault } from '@almanaque/shared-contracts';
import { hashOf, type Integrity } from './integrity.ts';

/** Told of a file that failed: by webpack of a chunk, by us of any other. */
interface FailedFile {
  readonly request: string;
  /** 'missing': it came, and is no whole script. */
  readonly type?: unknown;
}

/** A page looks for as long at most, and asks for one file once in as long. */
const LOOKS_MS = 4000;
const REMEMBERED_MS = 60_000;

const isFailedFile = (error: Error): error is Error & FailedFile =>
  'request' in error && typeof error.request === 'string' && URL.canParse(error.request);

/** What is said of the file that failed, somewhere under `error`; null: none did. */
export function failedFile(error: unknown): FailedFile | null {
  if (!(error instanceof Error)) return null;
  return isFailedFile(error) ? error : failedFile(error.cause);
}

function hashesOf(error: unknown): Integrity | undefined {
  return error instanceof Error && 'integrity' in error
    ? (error.integrity as Integrity | undefined)
    : undefined;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Asks for the file once more, as the page did: see `RemoteFault` for what may be wrong with it. */
async function look(
  { request, type }: FailedFile,
  integrity: string | undefined,
): Promise<RemoteFault | undefined> {
  const signal = AbortSignal.timeout(LOOKS_MS);
  const ask = (init: RequestInit = {}) => fetch(request, { ...init, signal });
  const { origin, pathname } = new URL(request);

  let response: Response;
  try {
    response = await ask();
  } catch {
    if (signal.aborted) return undefined;
    if (origin === location.origin) return 'unreachable';
    // An answer that may not be read is one.
    return ask({ mode: 'no-cors' }).then(
      () => 'cors',
      () => (signal.aborted ? undefined : 'unreachable'),
    );
  }
  if (!response.ok) return 'status';
  const isData = pathname.endsWith('.json');
  const mime = response.headers.get('content-type') ?? '';
  if (!(isData ? /json/ : /javascript/).test(mime)) return 'mime';
  let text: string;
  try {
    text = await response.text();
  } catch {
    return signal.aborted ? undefined : 'cut';
  }
  if (integrity !== undefined) {
    const isAsListed = await ask({ integrity }).then(
      () => true,
      () => signal.aborted,
    );
    if (!isAsListed) return 'integrity';
  }
  return type === 'missing' || (isData && !isJson(text)) ? 'cut' : undefined;
}

interface Looked {
  readonly at: number;
  readonly fault: Promise<RemoteFault | undefined>;
}
const looked = new Map<string, Looked>();

/**
 * Finds out what was wrong with the file that a load failed by, for whoever mends it. Undefined: no file
 * was to blame, or it is whole by now. Never rejects.
 */
export function findFault(error: unknown): Promise<RemoteFault | undefined> {
  const file = failedFile(error);
  if (!file) return Promise.resolve(undefined);
  // Without what a retry adds.
  const [address = ''] = file.request.split('?');
  const before = looked.get(address);
  const now = performance.now();
  if (before && now - before.at < REMEMBERED_MS) return before.fault;
  const hashes = hashesOf(error);
  const fault = look(file, hashes && hashOf(hashes, file.request)).then((found) => {
    // It may have been mended and break again.
    if (found === undefined) looked.delete(address);
    return found;
  });
  looked.set(address, { at: now, fault });
  return fault;
}
