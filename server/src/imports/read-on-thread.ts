import { parentPort, type ResourceLimits, type Worker } from 'node:worker_threads';
import { ApiError } from '../http/error.ts';
import { atMost } from '../threads/at-most.ts';
import { watchThread } from '../threads/watch-thread.ts';

/** How many files of a whole company are read at once; the others wait their turn. */
const AT_ONCE = 2;

type Answer<Content> =
  | { readonly kind: 'read'; readonly content: Content }
  /** An `ApiError` does not cross from one thread to another. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

export interface ThreadLimits {
  readonly heap: ResourceLimits;
  readonly milliseconds: number;
}

export interface ReaderThread<Input> extends ThreadLimits {
  /** Starts what calls `answerOnThread`. */
  readonly start: (options: {
    readonly workerData: Input;
    readonly resourceLimits: ResourceLimits;
  }) => Worker;
  /** Spanish: what to do about a file that takes more time or memory than it may. */
  readonly tooMuch: string;
}

/**
 * Reads files on threads of their own, so that no file holds up the server.
 * @returns what reads one. It throws an {ApiError} 400 for a file that cannot be read, or takes too much.
 */
export function readOnThread<Input, Content>(thread: ReaderThread<Input>) {
  const inTurn = atMost(AT_ONCE);

  const read = async (input: Input): Promise<Content> => {
    const worker = thread.start({ workerData: input, resourceLimits: thread.heap });
    const answers: Answer<Content>[] = [];
    worker.on('message', (answer: Answer<Content>) => answers.push(answer));
    const end = await watchThread(worker, thread.milliseconds);
    if (end.kind === 'failed') throw end.error;
    const [answer] = answers;
    if (answer?.kind === 'read') return answer.content;
    throw new ApiError(400, answer?.code ?? 'invalid_file', answer?.message ?? thread.tooMuch);
  };
  return (input: Input): Promise<Content> => inTurn(() => read(input));
}

/** On the thread: reads what it was given, and says what came of it. */
export async function answerOnThread(read: () => unknown): Promise<void> {
  const answer = async (): Promise<Answer<unknown>> => {
    try {
      return { kind: 'read', content: await read() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'refused', code: error.code, message: error.message };
    }
  };
  parentPort?.postMessage(await answer());
}
