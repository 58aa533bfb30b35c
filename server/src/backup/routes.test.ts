import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { auditPageSchema, copiesSchema } from '@almanaque/api';
import { signedIn, visitor } from '../auth/testing/visitor.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { copiesFolder } from './daily/keep-copies.ts';
import { engineOfCopy } from './read-copy.ts';

const COPIES = '/api/v1/copies';
const PROGRAMS = { sqlite: true, postgres: spawnSync('pg_dump', ['--version']).status === 0 };

describe.each(ENGINES)('copies on %s', (engine, openPlace) => {
  let folder: string;
  /** With a data folder of its own also where the data is not in it. */
  const openOwn = async (): Promise<Place> => {
    const place = await openPlace();
    const own = mkdtempSync(join(tmpdir(), 'almanaque-copias-'));
    const location = engine === 'sqlite' ? place.location : { ...place.location, dataDir: own };
    folder = copiesFolder(location.dataDir);
    const remove = async () => {
      rmSync(own, { recursive: true });
      await place.remove();
    };
    return { location, remove };
  };

  describe('where they are made', () => {
    const copies = { days: 7, weeks: 4 };
    const server = useServer(openOwn, FOR_EACH, { copies });
    const admin = server.useVisitor('administrador');
    const read = async () => copiesSchema.parse((await admin.send('GET', COPIES)).json());
    /** One that is there already; only its name and time are looked at. */
    const standing = (name: string, madeAt: string) => {
      const file = join(folder, name);
      writeFileSync(file, 'whole');
      utimesSync(file, new Date(madeAt), new Date(madeAt));
    };

    test('are an administrator’s to see and to ask for', async () => {
      const organiser = await signedIn(server, 'organizador');
      for (const method of ['GET', 'POST'] as const) {
        expect((await visitor(server.app).send(method, COPIES)).statusCode).toBe(401);
        expect((await organiser.send(method, COPIES)).statusCode).toBe(403);
      }
    });

    (PROGRAMS[engine] ? test : test.skip)('one is made at once, whole, and on record', async () => {
      expect(await read()).toMatchObject({ engine, kept: { ...copies, byHand: 3 }, copies: [] });
      const answer = await admin.send('POST', COPIES);
      expect(answer.statusCode).toBe(201);
      const { copies: made, freeBytes } = copiesSchema.parse(answer.json());
      const [name = ''] = readdirSync(folder);
      const file = join(folder, name);
      expect(made).toMatchObject([{ name, byHand: true, bytes: statSync(file).size }]);
      expect(engineOfCopy(file)).toBe(engine);
      expect(freeBytes).toBeGreaterThan(0);
      const audit = auditPageSchema.parse((await admin.send('GET', '/api/v1/audit')).json());
      expect(audit.entries[0]).toMatchObject({ action: 'copy.made', after: { file: name } });
    });

    (PROGRAMS[engine] ? test : test.skip)(
      'the latest three that were asked for stay, and those of each day all do',
      async () => {
        mkdirSync(folder);
        standing('almanaque-2020-03-03.db', '2020-03-03T03:00:00Z');
        for (const hour of ['08', '09', '10']) {
          standing(`almanaque-2020-03-02-${hour}0000.db`, `2020-03-02T${hour}:00:00Z`);
        }
        standing('notas.txt', '2020-03-02T12:00:00Z');
        const { copies: shown } = copiesSchema.parse((await admin.send('POST', COPIES)).json());
        expect(shown[0]).toMatchObject({ byHand: true });
        expect(shown.slice(1).map(({ name }) => name)).toEqual([
          'almanaque-2020-03-03.db',
          'almanaque-2020-03-02-100000.db',
          'almanaque-2020-03-02-090000.db',
        ]);
      },
    );

    test('what keeps one from being made is said, and none is there', async () => {
      // A file stands where the folder would be.
      writeFileSync(folder, '');
      const answer = await admin.send('POST', COPIES);
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { error: 'copy_failed', message: expect.stringMatching(/^No se pudo hacer la copia: /) },
      ]);
    });
  });

  describe('where they are off', () => {
    const server = useServer(openOwn, FOR_EACH, { copies: { days: 0, weeks: 0 } });
    const admin = server.useVisitor('administrador');

    test('none is made, and it is said how they are switched on', async () => {
      const answer = await admin.send('GET', COPIES);
      expect(copiesSchema.parse(answer.json())).toMatchObject({ engine, kept: null, copies: [] });
      const asked = await admin.send('POST', COPIES);
      expect(asked.statusCode).toBe(409);
      expect(asked.json()).toMatchObject({ message: expect.stringContaining('COPIES_DAYS') });
    });
  });
});
