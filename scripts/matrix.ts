import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { withEmbedding } from '../e2e/embedding/support/embedding.ts';
import { CELLS, nameOf } from '../matrix/cells.ts';
import { isGood, matrixDocument, rowOf, type Row } from '../matrix/table.ts';
import { tryCell } from '../matrix/try-cell.ts';
import { buildParts } from '../tools/build-parts.ts';
import { launchOptions } from '../tools/chromium.ts';
import { inHouse } from '../tools/house.ts';
import { installApart } from '../tools/install-apart.ts';
import { command } from '../tools/say.ts';

// `npm run matrix -- Vite 19.1`: the cells that have all of these in their name; without them, all.
await command(async () => {
  const asked = process.argv.slice(2);
  const cells = CELLS.filter((cell) => asked.every((part) => nameOf(cell).includes(part)));
  installApart(inHouse('matrix'));
  if (cells.some(({ bundler }) => bundler === 'Angular')) installApart(inHouse('matrix/angular'));
  await buildParts();
  const rows: Row[] = [];
  const browser = await chromium.launch(launchOptions());
  await withEmbedding(async (embedding) => {
    for (const cell of cells) {
      const outcome = await tryCell(browser, embedding, cell).catch((error: unknown) =>
        String(error),
      );
      const row = { cell, outcome };
      rows.push(row);
      console.log(rowOf(row));
      if (typeof outcome === 'object') outcome.said.forEach((line) => console.log(`  ${line}`));
    }
  });
  await browser.close();
  if (asked.length === 0) writeFileSync(inHouse('docs/portals.md'), matrixDocument(rows));
  return rows.every(isGood) ? 0 : 1;
});
