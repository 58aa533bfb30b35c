import { describe, expect, test } from '@jest/globals';
import { importMissingPageSchema } from '@almanaque/api';
import { ENGINES } from '../testing/engines.ts';
import { ready, ROSTER, useImport } from '../testing/use-import.ts';

describe.each(ENGINES)('people whom an import does not name on %s', (_engine, openPlace) => {
  const { importAll, people, server } = useImport(openPlace);

  test('people the file does not name are listed, and leave only when that is asked', async () => {
    await importAll(ROSTER);
    const short = ROSTER.split('\n').slice(0, 2).join('\n');
    const preview = ready(await server.upload(short));
    expect(preview.counts.missing).toBe(2);
    const url = `/imports/${preview.id}/missing`;
    const missing = importMissingPageSchema.parse((await server.send('GET', url)).json());
    expect(missing.people.map(({ name }) => name).sort()).toEqual(['Bruno Sosa', 'Carla López']);
    await server.step('POST', `${preview.id}/apply`);
    expect((await people()).filter(({ leavingDate }) => leavingDate !== null)).toEqual([]);

    const again = ready(await server.upload(short));
    const applied = await server.step('POST', `${again.id}/apply`, { missingLeftOn: '2026-10-31' });
    expect(applied).toMatchObject({ result: { left: 2 } });
    expect((await people()).map(({ leavingDate }) => leavingDate)).toEqual([
      '2026-10-31',
      null,
      '2026-10-31',
    ]);
  });

  test('a wrong row still names its person: they are not missing', async () => {
    await importAll(ROSTER);
    const preview = ready(await server.upload(ROSTER.replace('1/3/2020', 'ayer')));
    expect(preview.counts).toMatchObject({ wrong: 1, missing: 0 });
  });
});
