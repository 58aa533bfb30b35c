import { createHash } from 'node:crypto';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const { Compilation, runtime, sources } = webpack;

const NAME = 'almanaque-verified-chunks';

/** Beside the manifest: what a registry may carry as the remote's `integrity`. */
export const INTEGRITY_FILE = 'integrity.json';

const sha384 = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Lets a host have every chunk checked by the browser against its hash (W3C Subresource Integrity),
 * and writes down the hashes of this build. What the host asked for is in `runtime/chunk-loading.ts`.
 */
export const verifiedChunks: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) =>
          `${source}\nif (__webpack_require__.integrityOf) script.integrity = __webpack_require__.integrityOf(url);`,
      );
      // After minimizing and naming, before compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const hashes = Object.entries(assets)
          .filter(([file]) => file.endsWith('.js') && !file.startsWith('alone.'))
          .map(([file, asset]) => [file, sha384(asset.source())]);
        const text = JSON.stringify(Object.fromEntries(hashes), null, 1);
        compilation.emitAsset(INTEGRITY_FILE, new sources.RawSource(text));
      });
    });
  },
};
