type Cleanup = () => Promise<unknown>;

const CODES = { SIGINT: 130, SIGTERM: 143 } as const;

const cleanups = new Set<Cleanup>();

/** The latest first: what was started on a database ends before the database goes. */
async function cleanUp(code: number): Promise<never> {
  // What is under way fails as its servers and databases go, and must not end this before its time.
  process.on('uncaughtException', () => undefined);
  for (const cleanup of [...cleanups].reverse()) await cleanup().catch(() => undefined);
  process.exit(code);
}

const onSigint = (): void => void cleanUp(CODES.SIGINT);
const onSigterm = (): void => void cleanUp(CODES.SIGTERM);

/**
 * What is to be done, should the run be interrupted before the returned function is called: nothing
 * of it is to stay behind, however it ends.
 */
export function onInterrupt(cleanup: Cleanup): () => void {
  if (cleanups.size === 0) {
    process.on('SIGINT', onSigint);
    process.on('SIGTERM', onSigterm);
  }
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
    if (cleanups.size > 0) return;
    process.off('SIGINT', onSigint);
    process.off('SIGTERM', onSigterm);
  };
}
