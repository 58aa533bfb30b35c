import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { billOfMaterials } from './bill-of-materials.ts';
import { bundledPackages, packageOf, type BundledPackage } from './packages.ts';

const NAME = 'almanaque-notices';
const LINE = '-'.repeat(80);

const notice = ({ name, version, license, texts }: BundledPackage): string =>
  [`${name} ${version} (${license})`, ...texts].join('\n\n');

/** One text for all that is not ours in a build. */
export const noticesOf = (packages: readonly BundledPackage[]): string =>
  `${packages.map(notice).join(`\n\n${LINE}\n\n`)}\n`;

/** `x.woff2` has its licence beside it, `x.LICENSE.txt`, and may not be given away without it. */
function fontLicenses({ assets, assetsInfo, compiler }: Compilation): Map<string, string> {
  const found = new Map<string, string>();
  for (const asset of Object.keys(assets)) {
    const source = assetsInfo.get(asset)?.sourceFilename;
    if (!source?.endsWith('.woff2')) continue;
    const text = path.resolve(compiler.context, source.replace(/\.woff2$/, '.LICENSE.txt'));
    if (!existsSync(text)) throw new Error(`A font without its licence: ${source}.`);
    found.set(path.basename(text), readFileSync(text, 'utf8'));
  }
  return found;
}

interface NoticesOptions {
  /** Begins the names of both files, where several builds fill one folder. */
  readonly prefix?: string;
  /** Files of packages that are copied and not compiled. */
  readonly copied?: readonly string[];
}

/**
 * Puts beside what is built the licences it comes with: `THIRD_PARTY_LICENSES.txt` and the fonts'
 * own; and `bom.cdx.json`, the list of the packages in it, as CycloneDX writes it.
 */
export const notices = ({
  prefix = '',
  copied = [],
}: NoticesOptions = {}): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const { RawSource } = webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // When every file has its name.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const packages = [
          ...bundledPackages(compilation),
          ...copied.flatMap((file) => packageOf(file) ?? []),
        ];
        const files = fontLicenses(compilation);
        if (packages.length > 0) {
          files.set(`${prefix}THIRD_PARTY_LICENSES.txt`, noticesOf(packages));
          files.set(`${prefix}bom.cdx.json`, billOfMaterials(packages));
        }
        for (const [name, text] of files) compilation.emitAsset(name, new RawSource(text));
      });
    });
  },
});
