import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { FIRST_YEAR, isoDate, LAST_YEAR } from '@almanaque/shared-contracts/schemas';
import { openDatabase } from '../src/schema/open-database.ts';
import { insertEvent } from '../src/events/event-rows.ts';
import { MAX_SERIES } from '../src/events/too-many-series.ts';
import type { Place } from '../src/testing/engines.ts';
import { onEachEngine } from './support/engines.ts';
import { percentile, report } from './support/report.ts';
import { startServer } from './support/server.ts';
import { visit } from './support/visit.ts';

// Twenty clients that read whole years, any of three hundred, while somebody else looks at a month.

const CLIENTS = 20;
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
const SECONDS = Number(values.seconds);
const MONTH = '/api/v1/calendar?from=2026-10-26&to=2026-12-06';

interface SeriesDraft {
  readonly date: string;
  readonly rrule: string;
}

const ORDINARY = [
  'FREQ=WEEKLY;BYDAY=TU',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=YEARLY',
  'FREQ=WEEKLY;INTERVAL=2',
];
const ordinary = (index: number): SeriesDraft => ({
  date: `${2015 + (index % 11)}-${String(1 + (index % 12)).padStart(2, '0')}-06`,
  rrule: ORDINARY[index % ORDINARY.length] ?? '',
});
const daily = (index: number): SeriesDraft => ({
  date: `19${10 + (index % 90)}-01-01`,
  rrule: 'FREQ=DAILY',
});

async function seed({ location }: Place, series: readonly SeriesDraft[]): Promise<void> {
  const database = await openDatabase(location);
  for (const [index, { date, rrule }] of series.entries()) {
    const draft = {
      title: `Serie ${index}`,
      date: isoDate(date),
      rrule,
      type: 'personalizado',
      tone: 'festivo',
      endDate: null,
      time: null,
      place: null,
      description: 'Con algo que contar de ella.',
      office: null,
      team: null,
      icon: null,
      picture: null,
      pictureAlt: null,
      link: null,
      linkName: null,
    } as const;
    await insertEvent(database, draft, new Date(), {});
  }
  await database.destroy();
}

/** Reads years, one after another, until it is called off; each client from an address of its own. */
function attack(url: string, addressOf: (client: number) => string) {
  let isOver = false;
  const run = async (client: number) => {
    for (let count = 0; !isOver; count += 1) {
      const year = FIRST_YEAR + 1 + ((client * 17 + count * 7) % (LAST_YEAR - FIRST_YEAR - 2));
      const day = String(1 + (count % 28)).padStart(2, '0');
      const { status } = await fetch(
        `${url}/api/v1/calendar?from=${year}-01-${day}&to=${year + 1}-01-${day}`,
        { headers: { 'x-forwarded-for': addressOf(client) } },
      ).then(async (response) => {
        await response.arrayBuffer();
        return response;
      });
      if (status !== 200) await sleep(20);
    }
  };
  const running = Promise.all(Array.from({ length: CLIENTS }, (_, client) => run(client)));
  return async () => {
    isOver = true;
    await running;
  };
}

const memoryOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const SCENES = [
  ['sin series', []],
  ['200 series comunes', Array.from({ length: 200 }, (_, index) => ordinary(index))],
  [
    `${MAX_SERIES} series diarias desde 1910`,
    Array.from({ length: MAX_SERIES }, (_, index) => daily(index)),
  ],
] as const;

await onEachEngine(async (target) => {
  let seeded = 0;
  for (const [scene, series] of SCENES) {
    await seed(target, series.slice(seeded));
    seeded = series.length;
    const server = await startServer(target, { TRUST_PROXY: 'loopback' });
    try {
      for (const [who, addressOf] of [
        ['de una dirección', () => '10.0.0.1'],
        ['de veinte', (client: number) => `10.0.${client}.1`],
      ] as const) {
        const name = `${target.engine}, ${scene}, ${CLIENTS} clientes ${who}`;
        const end = attack(server.url, addressOf);
        const leave = visit(`${server.url}${MONTH}`, {
          pauseMs: 20,
          headersOf: () => ({ 'x-forwarded-for': '10.1.0.1' }),
        });
        await sleep(SECONDS * 1000);
        const { times, failures } = await leave();
        await end();
        report(`${name}: el mes de los demás, p50`, percentile(times, 0.5), { unit: 'ms' });
        report(`${name}: el mes de los demás, p99`, percentile(times, 0.99), {
          unit: 'ms',
          atMost: 50,
        });
        report(`${name}: meses sin respuesta`, failures.length, { atMost: 0 });
      }
      report(`${target.engine}, ${scene}: memoria`, memoryOf(server.pid), {
        unit: 'MB',
        atMost: 400,
      });
    } finally {
      await server.kill();
    }
  }
});
