import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const { Compilation, runtime, sources } = webpack;

const NAME = 'almanaque-verified-chunks';

/** Beside the manifest: what a registry may carry as the remote's `integrity`. */
export const INTEGRITY_FILE = 'integrity.json';

const sha384 = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

// After minimizing and naming, before compression.
const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;

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

/** Adds the element's hash to those of its remote, which was built into the same folder before. */
export const verifiedElement: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const ofRemote = JSON.parse(
          readFileSync(path.join(compiler.outputPath, INTEGRITY_FILE), 'utf8'),
        ) as Record<string, string>;
        const hashes = Object.entries(assets)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, asset]) => [file, sha384(asset.source())]);
        const all = { ...ofRemote, ...Object.fromEntries(hashes) } as Record<string, string>;
        compilation.emitAsset(INTEGRITY_FILE, new sources.RawSource(JSON.stringify(all, null, 1)));
      });
    });
  },
};
