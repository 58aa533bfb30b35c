import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const { RuntimeModule } = webpack;

const NAME = 'almanaque-shared-once';

/**
 * Says once what a build shares. webpack and Module Federation both write it down in the entry, each with
 * what has to be fetched for it, and the second takes the place of the first: only the second is kept.
 */
export const sharedOnce: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        // Both have this name. Module Federation's comes after all of webpack's own.
        if (module.name === 'sharing' && module.stage === RuntimeModule.STAGE_NORMAL) {
          module.generate = () => null;
        }
      });
    });
  },
};
