import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inHouse } from '../../tools/house.ts';

export const ONE_LINE_CONFIG = inHouse('bench/builds/one-line.config.ts');

/** Its text, as `save` finds it. */
export const ONE_LINE = 'una línea';

/** A page that shows one line and takes a new one without reloading. */
export function writeOneLine(folder: string): { readonly source: string } {
  const source = path.join(folder, 'main.js');
  writeFileSync(
    source,
    `document.body.textContent = '${ONE_LINE}';\nimport.meta.webpackHot?.accept();\n`,
  );
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><body><script src="/main.js"></script>',
  );
  return { source };
}
