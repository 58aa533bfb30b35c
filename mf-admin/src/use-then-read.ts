import { changed, useHost, useQueryClient, type Topic } from '@almanaque/shared-contracts';

/**
 * Waits for a write, and then until what follows `topic` is read again. Also after a refusal: someone
 * else may have been first.
 */
export function useThenRead(topic: Topic): <Result>(write: Promise<Result>) => Promise<Result> {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async (write) => {
    try {
      return await write;
    } finally {
      await changed(queries, apiBase, topic);
    }
  };
}
