import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const { Compilation, sources } = webpack;

const NAME = 'almanaque-compiled-early';

/** For V8, which otherwise parses most functions twice, the second time on the page's own thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile every function of a script as it arrives, beside the page's own thread,
 * instead of on it when first called. Where the hint is not known it is a comment.
 */
export const compiledEarly: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After minimizing, which takes comments away; before naming by content, hashing and compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
        }
      });
    });
  },
};
