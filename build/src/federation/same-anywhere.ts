import type { Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'almanaque-same-anywhere';

/** What Module Federation writes for each part, under a digest of where the project stands. */
const ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Gives ids of ours to the two modules whose names tell the folder the project was built in, Module
 * Federation's entry and the container that names it. The same sources are then the same modules
 * anywhere, and what the budget of the first load measures does not depend on the folder. (A comment
 * with the digest is still there when names are made short, and may move a letter and a few bytes.)
 */
export const sameAnywhere: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before webpack numbers the modules that have no id yet.
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -1 }, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (!ENTRY.test(name)) continue;
          const isContainer = name.startsWith('container entry');
          compilation.chunkGraph.setModuleId(module, isContainer ? 'container' : 'federation');
        }
      });
    });
  },
};
