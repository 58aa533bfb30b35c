import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { swcRule } from '../../base-config.ts';
import { compile } from '../../compile.ts';
import { besides } from '../../besides.ts';
import { UNUSED } from '../../federation/federation.ts';
import { PartError } from '../part-error.ts';

/** The scripts of the portal in which parts are checked, by their file names; the first loads the others. */
export type HostScripts = ReadonlyMap<string, string>;

export const FIRST_SCRIPT = 'portal.js';

export async function hostScripts(): Promise<HostScripts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-check-'));
  try {
    const isBuilt = await compile([
      {
        // Loaders are looked for from here, wherever the part is.
        context: import.meta.dirname,
        entry: besides('part/check/in-page/main'),
        mode: 'production',
        // Each page reads it anew: small, and without what few pages use, it takes them half the time.
        optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
        devtool: false,
        target: 'web',
        output: { path: folder, filename: FIRST_SCRIPT, publicPath: '/' },
        resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { ...UNUSED } },
        module: {
          rules: [swcRule(false), { test: /\.(css|woff2|svg)$/, type: 'asset/inline' }],
        },
        performance: false,
        infrastructureLogging: { level: 'error' },
      },
    ]);
    if (!isBuilt) throw new PartError('El portal de prueba no se pudo construir.');
    const read = (file: string) => [file, readFileSync(path.join(folder, file), 'utf8')] as const;
    return new Map(readdirSync(folder).map(read));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
