import { createHash } from 'node:crypto';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'almanaque-short-ids';

/** Enough to tell what is in a chunk. */
const LENGTH = 24;

const shortened = (id: string): string =>
  `${id.slice(0, LENGTH)}-${createHash('sha256').update(id).digest('hex').slice(0, 4)}`;

/**
 * Shortens the names of chunks that webpack named after all that is in them, up to a hundred letters:
 * with its hash, such a file is too long for the archive of a release (`tools/tar.ts`).
 */
export const shortIds: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap(NAME, (chunks) => {
        for (const chunk of chunks) {
          if (typeof chunk.id !== 'string' || chunk.id.length <= LENGTH * 2) continue;
          chunk.id = shortened(chunk.id);
          chunk.ids = [chunk.id];
        }
      });
    });
  },
};
