import { companyEvent } from '@almanaque/shared-contracts/testing';
import { expect } from '../support/test.ts';
import { homeOf } from '../support/home.ts';
import { fakeStage } from './support/fake-stage.ts';
import type { Probe } from './support/probe.ts';
import { realStage } from './support/real-stage.ts';
import { test } from './support/site.ts';
import { told, type Stage } from './support/stage.ts';

/** As the installation's sample set has it. */
const CUMPLE = companyEvent({ date: '2025-09-20', title: 'Cumpleaños de Marina Olivera' });

interface Scenario {
  readonly title: string;
  readonly probe: Probe;
  /** What happens once it is mounted. */
  readonly then?: (stage: Stage) => Promise<void>;
  readonly ends: string;
  /** What the host calls, in order, of the first run of the entry; and of others where it says so. */
  readonly calls: readonly string[];
}

const SCENARIOS: readonly Scenario[] = [
  { title: 'a remote is mounted', probe: { exposes: 'remote' }, ends: 'ready', calls: ['mount'] },
  {
    title: 'it is told of what changed',
    probe: { exposes: 'remote' },
    then: (stage) => stage.rename('Taller Norte'),
    ends: 'ready',
    calls: ['mount', 'update Taller Norte'],
  },
  {
    title: 'it is taken away and mounted anew',
    probe: { exposes: 'remote' },
    then: (stage) => stage.mountAnew(),
    ends: 'ready',
    calls: ['mount', 'unmount', 'mount again'],
  },
  {
    title: 'its manifest says another contract',
    probe: { exposes: 'remote', builtWith: '2.0.0' },
    ends: 'incompatible',
    calls: [],
  },
  {
    title: 'it says another contract itself',
    probe: { exposes: "{ ...remote, contractVersion: '0.9.0' }" },
    ends: 'incompatible',
    calls: [],
  },
  {
    title: 'its manifest is none',
    probe: { exposes: 'remote', manifest: '{"name":"mf_probe"}' },
    ends: 'invalid',
    calls: [],
  },
  { title: 'it is no remote', probe: { exposes: '{ mount: "no" }' }, ends: 'invalid', calls: [] },
  {
    title: 'its code throws as it loads',
    probe: { exposes: "throws('entry')()" },
    ends: 'unreachable',
    calls: [],
  },
  {
    title: 'it never comes',
    probe: { exposes: 'new Promise(() => undefined)' },
    ends: 'timeout',
    calls: [],
  },
  {
    title: 'it throws when mounted',
    probe: { exposes: "{ ...remote, mount: throws('mount') }" },
    ends: 'crashed',
    calls: [],
  },
  {
    title: 'it gives up later',
    probe: { exposes: 'remote' },
    then: ({ page }) =>
      page.evaluate(() => {
        (Reflect.get(window, 'giveUp') as (error: Error) => void)(new Error('render'));
      }),
    ends: 'crashed',
    calls: ['mount', 'unmount'],
  },
  {
    title: 'it throws when told of what changed',
    probe: {
      exposes:
        "{ ...remote, mount: (...given) => ({ ...remote.mount(...given), update: throws('update') }) }",
    },
    then: (stage) => stage.rename('Taller Norte'),
    ends: 'crashed',
    calls: ['mount', 'unmount'],
  },
  {
    title: 'it throws when taken away',
    probe: {
      exposes:
        "{ ...remote, mount: (...given) => ({ ...remote.mount(...given), unmount: throws('unmount') }) }",
    },
    then: (stage) => stage.mountAnew(),
    ends: 'ready',
    calls: ['mount', 'mount again'],
  },
];

/** What a host did with the probe, to the last prop. */
async function outcomeOf(stage: Stage, { then, ends, calls }: Scenario) {
  await stage.openProbe();
  if (then) {
    // The shell says that a remote has come before it mounts it.
    await expect.poll(() => told(stage.page)).not.toEqual([]);
    await then(stage);
  }
  await expect.poll(() => stage.ended()).toBe(ends);
  const runs = calls.some((call) => call.endsWith('again')) ? 2 : 1;
  const ofThese = async () => (await told(stage.page)).filter(({ run }) => run <= runs);
  await expect
    .poll(async () => (await ofThese()).length, `told: ${JSON.stringify(await ofThese())}`)
    .toBe(calls.length);
  return { ends: await stage.ended(), told: await ofThese() };
}

const named = ({ call, run, companyName }: Awaited<ReturnType<typeof told>>[number]): string =>
  [call, run > 1 ? 'again' : call === 'update' ? (companyName ?? '') : ''].join(' ').trim();

test.beforeEach(({ problems, onDate }) => {
  // What a probe throws; what the page makes of it is what is compared.
  problems.allow(/Error: (entry|mount|render|update|unmount|stray)/);
  problems.allow(/ai-event-planner/);
  return onDate('2025-09-13T09:00-03:00');
});

// One site for all of them, and its registry is changed.
test.describe.configure({ mode: 'default' });

for (const scenario of SCENARIOS) {
  test(`the kit's host does as the shell does where ${scenario.title}`, async ({
    context,
    site,
  }) => {
    site.putProbe(scenario.probe);
    const real = await outcomeOf(await realStage(await context.newPage(), site), scenario);
    const fake = await outcomeOf(fakeStage(await context.newPage(), site, []), scenario);
    expect(real.told.map(named)).toEqual(scenario.calls);
    // The kit's installation has a name of its own.
    const comparable = ({ ends, told: calls }: typeof real) => ({
      ends,
      told: calls.map((one) => ({ ...one, companyName: null })),
    });
    expect(comparable(fake)).toEqual(comparable(real));
  });
}

/** What is selected, without what the two servers each know of the event. */
const essence = (states: Awaited<ReturnType<Stage['selected']>>) =>
  states.map(({ kind, date, event }) => {
    const { title, date: day } = (event ?? {}) as Partial<typeof CUMPLE>;
    return { kind, date: date ?? day ?? null, title: title ?? null };
  });

async function selectionOn(stage: Stage) {
  await stage.openRemotes();
  const { page } = stage;
  const { day, bell, upcoming, dayCard } = homeOf(page);
  // From outside.
  await stage.select('toggleDay', '2025-09-18');
  await expect(day('2025-09-18')).toHaveAttribute('aria-selected', 'true');
  await stage.select('toggleDay', 'nunca');
  // By one remote, then by another, to be followed by the first.
  await day('2025-09-20').click();
  await expect(dayCard).toContainText(CUMPLE.title);
  await day('2025-09-20').click();
  await bell.click();
  await upcoming.getByRole('button', { name: CUMPLE.title }).click();
  await expect(day('2025-09-20')).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('heading', { name: `Recomendaciones para: ${CUMPLE.title}` }),
  ).toBeVisible();
  await stage.select('closeRecommendations');
  return essence(await stage.selected());
}

test("the real remotes do on the kit's page as in the shell, and its record is what was selected", async ({
  context,
  site,
}) => {
  site.putCalendar();
  const real = await selectionOn(await realStage(await context.newPage(), site));
  const fake = await selectionOn(fakeStage(await context.newPage(), site, [CUMPLE]));
  expect(real).toMatchObject([
    { kind: 'day', date: '2025-09-18' },
    { kind: 'day', date: '2025-09-20' },
    { kind: 'none' },
    { kind: 'event', title: CUMPLE.title },
    { kind: 'day', date: '2025-09-20' },
  ]);
  expect(fake).toEqual(real);
});
