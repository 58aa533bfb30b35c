import { setTimeout as sleep } from 'node:timers/promises';
import { onSqlite } from './support/engines.ts';
import { calendars } from './support/exporters.ts';
import { percentile, report } from './support/report.ts';
import { startServer, type AttackedServer } from './support/server.ts';
import { visit } from './support/visit.ts';
import { icsFile, vevent } from '../src/events/ics-import/testing/ics.ts';

// Files of other calendars, the largest that are taken and one made to be slow, while somebody else
// looks at a month. No file may hold up the others.

const EVENTS = 2_000;
const FILES_AT_ONCE = 4;
const ROUNDS = 5;

async function previews(server: AttackedServer, file: Buffer, count: number) {
  const headers = { ...(await server.administrator()), 'content-type': 'text/calendar' };
  const send = async () => {
    const begun = performance.now();
    const response = await fetch(`${server.url}/api/v1/events/imports/preview`, {
      method: 'POST',
      headers,
      body: new Uint8Array(file),
    });
    const body = (await response.json()) as { rows?: { status: string }[]; message?: string };
    const wrong = body.rows?.filter(({ status }) => status === 'wrong').length ?? 0;
    return { status: response.status, wrong, ms: performance.now() - begun };
  };
  return Promise.all(Array.from({ length: count }, send));
}

/** The worst and the longest of what the others waited while the files were read. */
async function measure(name: string, server: AttackedServer, file: Buffer, count: number) {
  const leave = visit(`${server.url}/api/v1/calendar?from=2026-10-26&to=2026-12-06`, {
    pauseMs: 5,
  });
  const answers = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    answers.push(...(await previews(server, file, count)));
  }
  const { times, failures } = await leave();
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  report(`${name}: vista previa`, slowest, { unit: 'ms', atMost: count === 1 ? 2_000 : 60_000 });
  report(`${name}: el mes de los demás, p99`, percentile(times, 0.99), { unit: 'ms', atMost: 50 });
  report(`${name}: meses sin respuesta`, failures.length, { atMost: 0 });
  return answers;
}

const hostileZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Lenta',
  ...Array.from({ length: 100 }, () => [
    'BEGIN:STANDARD',
    'DTSTART:00010101T000000',
    'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
  ]).flat(),
  'END:VTIMEZONE',
];

await onSqlite(async (place) => {
  const server = await startServer(place);
  try {
    while (!server.said().includes('?alta=')) await sleep(10);
    await server.administrator();
    for (const [exporter, file] of calendars(EVENTS)) {
      const name = `.ics de ${EVENTS} eventos de ${exporter}`;
      const answers = await measure(name, server, file, 1);
      const wrong = answers.reduce((sum, answer) => sum + answer.wrong, 0);
      report(`${name}: eventos que no se entienden`, wrong, { atMost: 0 });
    }
    const start = 'DTSTART;TZID=Lenta:20261123T183000';
    const hostile = icsFile(hostileZone, vevent('UID:1', 'SUMMARY:Asado', start));
    await measure('.ics con una zona hecha para tardar', server, hostile, 1);
    const [, outlook] = calendars(EVENTS)[1] ?? [];
    if (outlook === undefined) throw new Error('no file');
    const name = `${FILES_AT_ONCE} .ics de Outlook a la vez`;
    await measure(name, server, outlook, FILES_AT_ONCE);
    report('.ics: procesos caídos', Number(server.hasDied()), { atMost: 0 });
  } finally {
    await server.stop();
  }
});
