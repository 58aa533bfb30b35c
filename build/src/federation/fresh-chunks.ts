import webpack from 'webpack';

/**
 * Webpack hands a chunk that once arrived to every later runtime of the same name: a retried entry
 * would be given the very module that crashed, also when a mended one was published. An entry loaded
 * under `?retry=n` therefore forgets first what its forerunner left. Portals of earlier releases try
 * again like that; today's let the forerunner go on: see `chunk-runs.ts` of the loader.
 */
export const freshChunks = (chunkLoadingGlobal: string) =>
  new webpack.BannerPlugin({
    include: 'remoteEntry.js',
    raw: true,
    banner: `if(/[?&]retry=/.test(document.currentScript?.src))delete self[${JSON.stringify(chunkLoadingGlobal)}];`,
  });
