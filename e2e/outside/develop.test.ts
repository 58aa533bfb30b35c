import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../tools/server.ts';
import { expect, watchedTest as base } from '../support/test.ts';
import { develop, freePort } from './support/developing.ts';
import { makePart, type MadePart } from './support/made-part.ts';

const test = base.extend<{ readonly made: MadePart; readonly port: string }>({
  made: async ({}, use) => {
    const made = await makePart('encuestas', ['panel']);
    await use(made);
    made.remove();
  },
  port: async ({}, use) => use(String(await freePort())),
});

// It is built here, on machines that do much else.
test.setTimeout(900_000);

test('while it is written a part is seen alone, in an installation, and as it now says', async ({
  page,
  made,
  port,
}) => {
  const own = `http://localhost:${port}`;
  const server = await startServer({ REMOTE_OVERRIDES: own });
  const surveys = page.getByRole('region', { name: 'Encuestas', exact: true });

  const alone = await develop(made, ['--port', port]);
  await page.goto(alone.link);
  await expect(surveys).toContainText('Una fecha de muestra');
  await page.goto('about:blank');
  await alone.stop();

  const developing = await develop(made, ['--port', port, '--in', server.url]);
  await page.goto(developing.link);
  await page.getByRole('button', { name: 'Cargarla' }).click();
  await expect(surveys).toContainText('Elegí una fecha del calendario.');

  const declaration = path.join(made.root, 'src/contributions.ts');
  const text = readFileSync(declaration, 'utf8');
  writeFileSync(declaration, text.replace("title: 'Encuestas'", "title: 'Sondeos'"));
  await expect
    .poll(async () => (await fetch(`${own}/mf-manifest.json`)).text(), { timeout: 300_000 })
    .toContain('"title": "Sondeos"');

  await page.close();
  await developing.stop();
  await server.stop();
});
