import {
  isSearchSource,
  type ContributionHandle,
  type FoundThere,
  type SearchOptions,
  type SearchSource,
} from '@almanaque/shared-contracts';
import { foundThereSchema } from '@almanaque/shared-contracts/contributions';

/** Longer than this nobody waits for it, whatever else was found. */
const PATIENCE_MS = 5000;

/** @throws when it does not come. Its own connection says when that is. */
function loaded(source: ContributionHandle): Promise<SearchSource> {
  if (source.getState().status === 'failed') source.retry();
  return new Promise((resolve, reject) => {
    const look = () => {
      const state = source.getState();
      if (state.status === 'ready' && isSearchSource(state.module)) resolve(state.module);
      else if (state.status === 'failed') reject(new Error(`${source.id} ${state.reason.kind}`));
      else return;
      stop();
    };
    const stop = source.subscribe(look);
    source.start();
    look();
  });
}

/**
 * What another part finds for a text.
 * @throws when it does not come, takes too long, or answers something else.
 */
export async function askSource(
  source: ContributionHandle,
  text: string,
  options: SearchOptions,
): Promise<readonly FoundThere[]> {
  const { search } = await loaded(source);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${source.id} took too long.`)), PATIENCE_MS);
  });
  try {
    return foundThereSchema.parse(await Promise.race([search(text, options), late]));
  } finally {
    clearTimeout(timer);
  }
}
