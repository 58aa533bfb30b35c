import type { AlgorithmFunction } from 'compression-webpack-plugin';
import { brotliCompressSync, constants } from 'node:zlib';

/** Blocks of so many bits' bytes; 0: of 256 KB, as brotli chooses; the last takes a file whole. */
const BLOCK_BITS = [0, 17, constants.BROTLI_MAX_INPUT_BLOCK_BITS];

/**
 * The smallest of what the highest level makes of a file in blocks and whole. For one that is larger than a
 * block, as the shell's script is, the hashes in it alone decide which that is, by up to 200 bytes.
 */
export const smallestBrotli: AlgorithmFunction<object> = (input, _options, done) => {
  const [smallest = input] = BLOCK_BITS.map((bits) =>
    brotliCompressSync(input, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGBLOCK]: bits,
      },
    }),
  ).sort((one, other) => one.length - other.length);
  done(null, smallest);
};
