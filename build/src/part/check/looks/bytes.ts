import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { BuildLook } from './look.ts';

/** What the largest part of ours takes, and half as much again. */
const BUDGET_KIB = 60;

const exposesSchema = z.object({
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});

/** As it travels. */
function bytesOf(file: string): number {
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}

const kib = (bytes: number): string =>
  `${(bytes / 1024).toLocaleString('es-AR', { maximumFractionDigits: 1 })} KiB`;

/** What a page that has the shared modules brings of the part before each of its modules is drawn. */
export const bytes: BuildLook = ({ folder }) => {
  const text = readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8');
  const { exposes } = exposesSchema.parse(JSON.parse(text));
  const sizes = exposes.map(({ path: module, assets }) => {
    const files = ['remoteEntry.js', ...assets.js.sync, ...assets.css.sync];
    const size = files.reduce((sum, file) => sum + bytesOf(path.join(folder, file)), 0);
    return { module, size };
  });
  return {
    wrong: sizes
      .filter(({ size }) => size > BUDGET_KIB * 1024)
      .map(({ module, size }) => `${module} pesa ${kib(size)}, y el límite es ${BUDGET_KIB} KiB`),
    told: sizes.map(({ module, size }) => `${module} ${kib(size)} de ${BUDGET_KIB}`).join(', '),
  };
};
