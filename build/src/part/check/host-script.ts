import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { swcRule } from '../../base-config.ts';
import { compile } from '../../compile.ts';
import { besides } from '../../besides.ts';
import { UNUSED } from '../../federation/federation.ts';
import { PartError } from '../part-error.ts';

/** The portal in which parts are checked, as one script. */
export async function hostScript(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-check-'));
  try {
    const isBuilt = await compile([
      {
        // Loaders are looked for from here, wherever the part is.
        context: import.meta.dirname,
        entry: besides('part/check/in-page/main'),
        mode: 'production',
        // Each page reads it anew, and an installation's is built so, too; to make it small takes longer than all of them.
        optimization: { minimize: false },
        devtool: false,
        target: 'web',
        output: { path: folder, filename: 'portal.js', asyncChunks: false },
        resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { ...UNUSED } },
        module: {
          rules: [swcRule(false), { test: /\.(css|woff2|svg)$/, type: 'asset/inline' }],
        },
        performance: false,
        infrastructureLogging: { level: 'error' },
      },
    ]);
    if (!isBuilt) throw new PartError('El portal de prueba no se pudo construir.');
    return readFileSync(path.join(folder, 'portal.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
