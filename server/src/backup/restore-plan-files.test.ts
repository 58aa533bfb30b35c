import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { signedIn, type Visitor } from '../auth/testing/visitor.ts';
import { PLANS, planOf } from '../testing/use-plans.ts';
import { PNG } from '../pictures/testing/pictures.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { startTestApp } from '../testing/test-app.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const NOW = new Date(2026, 10, 23, 14, 15, 30);
const PROGRAMS = { sqlite: true, postgres: spawnSync('pg_restore', ['--version']).status === 0 };
// Bytes that are no text in any encoding.
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0, 255, 254, 0, 128, 10])]);

describe.each(ENGINES)('the files of a plan on %s', (engine, openPlace) => {
  let place: Place;
  let copies: string;
  beforeEach(async () => {
    place = await openPlace();
    copies = mkdtempSync(join(tmpdir(), 'almanaque-copias-'));
  });
  afterEach(async () => {
    await place.remove();
    rmSync(copies, { recursive: true });
  });

  /** What an organiser does on a server that then ends; its data stays. */
  async function onServer<Result>(act: (ana: Visitor) => Promise<Result>): Promise<Result> {
    const stays = { ...place, remove: () => Promise.resolve() };
    const server = await startTestApp(() => Promise.resolve(stays));
    try {
      return await act(await signedIn(server, 'organizador', `${randomUUID()}@empresa.com.ar`));
    } finally {
      await server.close();
    }
  }

  (PROGRAMS[engine] ? test : test.skip)(
    'are there again with a copy that is restored, also one that was taken away before',
    async () => {
      const copy = join(copies, 'copia');
      const { id, kept, taken } = await onServer(async (ana) => {
        const answer = await ana.send('POST', '/api/v1/events', {
          ...{ title: 'Cena', date: '2098-12-17' },
        });
        const { event } = answer.json<{ event: { id: string } }>();
        const body = { event: `empresa-${event.id}`, recommendation: null };
        const plan = await planOf(ana, 'POST', '', body);
        const path = `/${plan.id}/attachments`;
        await planOf(ana, 'POST', `${path}?name=Men%C3%BA.pdf`, PDF);
        const { attachments = [], version } = await planOf(ana, 'POST', `${path}?name=a.png`, PNG);
        const [menu, picture] = attachments;
        await planOf(ana, 'DELETE', `${path}/${picture?.id}?version=${version}`);
        return { id: plan.id, kept: menu, taken: picture };
      });
      await backUp(place.location, copy);
      await onServer(async (ana) => {
        const { version } = await planOf(ana, 'GET', `/${id}`);
        await ana.send('DELETE', `${PLANS}/${id}?version=${version}`);
      });

      await restore(place.location, copy, NOW);

      await onServer(async (ana) => {
        const content = async (file: string | undefined) =>
          (await ana.send('GET', `${PLANS}/${id}/attachments/${file}`)).rawPayload;
        const plan = await planOf(ana, 'GET', `/${id}`);
        expect(plan.attachments).toEqual([kept]);
        expect(await content(kept?.id)).toEqual(PDF);
        const { version } = plan;
        const undone = await planOf(ana, 'POST', `/${id}/undo`, { version });
        expect(undone.attachments).toEqual([kept, taken]);
        expect(await content(taken?.id)).toEqual(PNG);
      });
    },
  );
});
