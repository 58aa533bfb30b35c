import type { FastifyBaseLogger } from 'fastify';
import { whyUnread } from '../config/named-places.ts';
import { faultyLine } from './line-numbers.ts';
import { parseRegistryText, textProblem, type RegistryText } from '../config/registry-text.ts';
import { remarksOn, type Remark } from './remarks.ts';
import { watchedFile } from './watched-file.ts';

/** What the server has of the registry. */
export interface RegistryFile {
  /** What holds: what the file says, or what it said when it could last be read. Null: it never could. */
  readonly known: RegistryText | null;
  /** What of `known` does not count. */
  readonly remarks: readonly Remark[];
  /** Why the file cannot be read now; null: it can. */
  readonly unread: Remark | null;
}

class UnusableText extends Error {
  readonly line: number | null;
  constructor(text: string, cause: unknown) {
    super(textProblem(cause), { cause });
    this.line = cause instanceof SyntaxError ? faultyLine(text) : null;
  }
}

function parse(text: string): RegistryText {
  try {
    return parseRegistryText(text);
  } catch (error) {
    throw new UnusableText(text, error);
  }
}

/**
 * Gives what the registry says, read anew when the file changed. One that is half saved or gone takes
 * nothing away: what it said before holds, and the log says so, once.
 */
export function registryFile(file: string, log: FastifyBaseLogger): () => Promise<RegistryFile> {
  let state: RegistryFile = { known: null, remarks: [], unread: null };
  const read = watchedFile(file, parse, (error) => {
    const isText = error instanceof UnusableText;
    const [line, reason] = isText ? [error.line, error.message] : [null, whyUnread(error)];
    state = { ...state, unread: { line, part: null, reason } };
    const instead = state.known ? 'what it said before holds' : 'the page has no remotes';
    log.error({ file, line, reason }, `registry unread: ${instead}`);
  });
  return async () => {
    const known = await read();
    if (!known) return state;
    if (known.text === state.known?.text) return (state = { ...state, unread: null });
    state = { known, remarks: remarksOn(known), unread: null };
    for (const remark of state.remarks)
      log.warn({ file, ...remark }, 'registry: not all of it counts');
    return state;
  };
}
