import type { Page } from '@playwright/test';
import type {} from '../../../shared-ui/src/element/element.d.ts';
import {
  ENTRY,
  isExposed,
  MISSING,
  throwingInside,
  type Fault,
} from '../../faults/support/fault.ts';
import { EXPOSED_CHUNK } from '../../support/exposed-chunk.ts';
import type { RemoteOrigin } from '../../faults/support/remote-origin.ts';
import { homeOf, NO_AI } from '../../support/home.ts';
import { countStores } from '../../support/stores.ts';
import { expect } from '../../support/test.ts';
import { addElement, openHostPage, test } from '../support/embedding.ts';
import { LISTENS, takeHeard } from '../support/host-script.ts';

const CODE_MISSING: Fault = {
  kind: 'answers',
  title: 'its code is missing',
  answer: (file, whole, manifest) => (isExposed(file, manifest) ? MISSING : whole),
};

const THROWS: Fault = {
  kind: 'answers',
  title: 'it throws when it is drawn',
  answer: (file, whole, manifest) =>
    isExposed(file, manifest)
      ? throwingInside(whole, (react) => `(()=>{throw new Error("falla")})(),${react}.useEffect`)
      : whole,
};

const FAULTS: readonly Fault[] = [
  { kind: 'down', title: 'its server is down' },
  { kind: 'answers', title: 'nothing answers', hangs: true, answer: () => 'never' },
  {
    kind: 'answers',
    title: 'its entry is a page',
    // A script that cannot be read has no stack to tell of.
    browserSays: /^$/,
    answer: () => ({ status: 200, type: 'text/html', body: '<!doctype html><h1>Portal</h1>' }),
  },
  {
    kind: 'answers',
    title: 'its entry throws',
    browserSays: /falla de la entrada/,
    answer: (file, whole) =>
      file === ENTRY ? { ...whole, body: 'throw new Error("falla de la entrada");' } : whole,
  },
  CODE_MISSING,
  {
    kind: 'answers',
    title: 'its own code alone is missing',
    answer: (file, whole) => (EXPOSED_CHUNK.test(file) ? MISSING : whole),
  },
  {
    kind: 'answers',
    title: 'a module that others of it need is missing',
    answer: (file, whole) => (file.startsWith('shared-contracts') ? MISSING : whole),
  },
  {
    kind: 'answers',
    title: 'a module of it never comes',
    hangs: true,
    answer: (file, whole) => (file.startsWith('shared-contracts') ? 'never' : whole),
  },
  THROWS,
];

const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

test.beforeEach(async ({ onDate, problems }) => {
  test.slow();
  problems.allow(FAILED_REQUEST);
  problems.allow(NO_AI);
  await onDate('2025-09-13T09:00-03:00');
});

/** Resolves once a part asks its origin again, and has what `fault` leaves it of an answer. */
async function anotherTry(page: Page, { url }: RemoteOrigin, fault: Fault): Promise<void> {
  const asked = await page.waitForRequest((request) => request.url().startsWith(url));
  if (fault.hangs !== true) await asked.response();
}

for (const fault of FAULTS) {
  test(`${fault.title}: the element says so, and is back by itself with its day`, async ({
    page,
    embedding,
    problems,
  }) => {
    if (fault.browserSays) problems.expect(fault.browserSays);
    const origin = embedding.origins['mf-calendar'];
    const { calendar, day } = homeOf(page);
    const notice = page.getByRole('alert');
    await openHostPage(page, embedding, { embeds: [], script: LISTENS });
    // The module itself is there, as from a cache.
    await page.evaluate((module) => import(module), `${origin.url}/element.js`);
    await origin.breakWith(fault);

    await addElement(page, embedding, 'mf-calendar', { date: '2025-09-30' });
    await expect(notice).toContainText('El calendario no está disponible por ahora');
    // It tries again, which fails: the notice stands still, and the portal is told once. What throws
    // only when it is drawn had come, and so took the notice's place for a moment.
    const stands = await notice.elementHandle();
    await anotherTry(page, origin, fault);
    if (fault !== THROWS) expect(await stands.evaluate((node) => node.isConnected)).toBe(true);

    await origin.heal();
    await expect(calendar).toHaveAttribute('aria-busy', 'false');
    await expect(notice).toHaveCount(0);
    await expect(day('2025-09-30')).toHaveAttribute('aria-selected', 'true');
    expect(await countStores(page)).toBe(1);
    const heard = (await takeHeard(page)).map(({ name }) => name);
    expect(heard.at(-1)).toBe('almanaque-listo');
    if (fault !== THROWS) expect(heard.indexOf('almanaque-falla')).toBe(heard.length - 2);

    // What was shared before it failed still loads what it needs.
    await page.getByRole('button', { name: /^Septiembre de 2025/ }).click();
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible();
  });
}

test('what fails beside a whole calendar is back with the event selected there, loaded once', async ({
  page,
  embedding,
}) => {
  const { 'mf-notifications': bells, 'mf-recommendations': recommendations } = embedding.origins;
  const { bell, day } = homeOf(page);
  await openHostPage(page, embedding, {
    embeds: ['mf-calendar'],
    attributes: 'date="2025-09-30"',
  });
  await expect(day('2025-09-30')).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => document.querySelector('almanaque-calendario')?.open());
  for (const { url } of [bells, recommendations]) {
    await page.evaluate((module) => import(module), `${url}/element.js`);
  }
  await bells.breakWith(CODE_MISSING);
  await recommendations.breakWith(CODE_MISSING);
  await addElement(page, embedding, 'mf-notifications');
  await addElement(page, embedding, 'mf-notifications');
  await addElement(page, embedding, 'mf-recommendations');
  await expect(page.getByRole('alert')).toHaveCount(3);

  await bells.heal();
  await recommendations.heal();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${bells.url}/remoteEntry.js`)) asked.push(request.url());
  });
  await expect(bell).toHaveCount(2);
  expect(asked).toHaveLength(1);
  await expect(
    page.getByRole('heading', { name: 'Recomendaciones para: Revisión trimestral' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a server that hangs before it says which installation it is: each part says so, and is back', async ({
  page,
  embedding,
}) => {
  const SETTINGS = `${embedding.api}/api/v1/runtime-config`;
  const { bell, day } = homeOf(page);
  const notices = page.getByRole('alert');
  let asked = 0;
  await page.route(SETTINGS, () => {
    asked += 1;
  });
  await openHostPage(page, embedding, {
    embeds: ['mf-notifications', 'mf-calendar', 'mf-recommendations'],
    attributes: 'date="2025-09-30"',
    script: LISTENS,
    waitUntil: 'commit',
  });
  await expect(notices).toHaveCount(3);
  await expect(notices.nth(1)).toContainText('El calendario no está disponible por ahora');
  // Each tries again, and the notice stands still meanwhile.
  const stands = await notices.nth(1).elementHandle();
  await expect.poll(() => asked).toBeGreaterThanOrEqual(6);
  expect(await stands.evaluate((node) => node.isConnected)).toBe(true);
  const told = await takeHeard(page);
  expect(told.map(({ name, from }) => `${name} ${from}`).sort()).toEqual([
    'almanaque-falla almanaque-calendario',
    'almanaque-falla almanaque-campanita',
    'almanaque-falla almanaque-recomendaciones',
  ]);

  await page.unroute(SETTINGS);
  await expect(day('2025-09-30')).toHaveAttribute('aria-selected', 'true');
  await expect(bell).toBeVisible();
  await expect(notices).toHaveCount(0);
});
