import { describe, expect, test } from '@jest/globals';
import {
  keptProviderResponseSchema,
  providerConflictSchema,
  providerDirectorySchema,
  type ProviderDraft,
} from '@almanaque/api';
import {
  errorResponseSchema,
  isoDate,
  providersResponseSchema,
} from '@almanaque/shared-contracts/schemas';
import { visitor } from '../auth/testing/visitor.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { bundledProviders } from './bundled.ts';

const PROVIDERS = '/api/v1/providers';
const DRAFT: ProviderDraft = {
  name: 'Panadería Ñandú',
  type: 'Panadería',
  address: 'Mitre 100',
  barrio: 'Rosario',
  phone: null,
  web: null,
  activities: ['Desayunos'],
  checkedOn: isoDate('2026-11-20'),
  lat: null,
  lng: null,
};

describe.each(ENGINES)('the directory of providers on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const organiser = server.useVisitor('organizador');

  const inUse = async () => {
    const answer = await visitor(server.app).send('GET', PROVIDERS);
    const { providers, unplaced = [] } = providersResponseSchema.parse(answer.json());
    return { answer, placed: providers, providers: [...providers, ...unplaced] };
  };
  const keptOf = (answer: { json(): unknown }) =>
    keptProviderResponseSchema.parse(answer.json()).provider;
  const add = async (draft: Partial<ProviderDraft>) => {
    const answer = await organiser.send('POST', PROVIDERS, { ...DRAFT, ...draft });
    expect(answer.statusCode).toBe(201);
    return keptOf(answer);
  };

  test('begins with what Almanaque comes with, under its fixed ids, its sources kept and not sent', async () => {
    const { answer, placed, providers } = await inUse();
    const bundled = bundledProviders();
    expect(providers.map(({ id }) => id).sort()).toEqual(bundled.map(({ id }) => id).sort());
    const names = placed.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
    expect(answer.body).not.toContain('confirmedBy');
    const rows = await server.database.selectFrom('providers').select('sources').execute();
    expect(rows.every(({ sources }) => sources?.includes('confirmedBy'))).toBe(true);
    expect(providers.find(({ id }) => id === 'confiteria-la-ideal')).toMatchObject({
      phone: null,
      checkedOn: '2026-11-21',
    });
  });

  test('answers with a tag, which changes when the directory does', async () => {
    const tag = String((await inUse()).answer.headers.etag);
    const ask = () =>
      visitor(server.app).send('GET', PROVIDERS, undefined, { 'if-none-match': tag });
    expect((await ask()).statusCode).toBe(304);
    await add({ name: 'Otra más' });
    expect((await ask()).statusCode).toBe(200);
  });

  test('what an organiser adds is offered to everyone, under an id of its own', async () => {
    const first = await add({ lat: -32.95, lng: -60.65, web: 'https://nandu.com.ar' });
    expect(first).toMatchObject({ id: 'panaderia-nandu', version: 1, retired: false });
    const second = await add({ address: 'Mitre 200' });
    expect(second.id).toBe('panaderia-nandu-2');
    const { providers } = await inUse();
    expect(providers.find(({ id }) => id === first.id)).toEqual({
      ...DRAFT,
      id: first.id,
      lat: -32.95,
      lng: -60.65,
      web: 'https://nandu.com.ar',
    });
  });

  test('those whose place is not known come apart, where an older page takes no notice', async () => {
    const { id } = await add({ name: 'Sin mapa', lat: null, lng: null });
    const { placed, providers } = await inUse();
    expect(providers.some((provider) => provider.id === id)).toBe(true);
    expect(placed.every(({ lat, lng }) => lat !== null && lng !== null)).toBe(true);
  });

  test('one that is there already is refused by its name, whatever its accents', async () => {
    await add({ name: 'Flores Sur', address: 'San Martín 1' });
    const twin = { ...DRAFT, name: 'FLORES SUR', address: 'San Martin 1' };
    const answer = await organiser.send('POST', PROVIDERS, twin);
    expect(answer.statusCode).toBe(400);
    expect(errorResponseSchema.parse(answer.json())).toMatchObject({
      field: 'name',
      message: 'Flores Sur ya está en el directorio con esa dirección.',
    });
  });

  test('retired, nobody is offered it, and it can be used again', async () => {
    const { id } = await add({ name: 'Catering Uno' });
    const offered = async () => (await inUse()).providers.some((provider) => provider.id === id);
    const retire = { version: 1, retired: true };
    const retired = keptOf(await organiser.send('PATCH', `${PROVIDERS}/${id}`, retire));
    expect(retired).toMatchObject({ retired: true, version: 2 });
    expect(await offered()).toBe(false);
    const all = await organiser.send('GET', `${PROVIDERS}/directory`);
    expect(
      providerDirectorySchema.parse(all.json()).providers.find((one) => one.id === id)?.retired,
    ).toBe(true);
    await organiser.send('PATCH', `${PROVIDERS}/${id}`, { version: 2, retired: false });
    expect(await offered()).toBe(true);
  });

  test('the later of two edits gets what is kept, and nothing is overwritten', async () => {
    const name = 'Catering Dos';
    const { id } = await add({ name });
    const edit = (phone: string) =>
      organiser.send('PATCH', `${PROVIDERS}/${id}`, {
        version: 1,
        draft: { ...DRAFT, name, phone },
      });
    const answers = [await edit('341 400-0001'), await edit('341 400-0002')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    const conflict = providerConflictSchema.parse(answers[1]?.json());
    expect(conflict.provider).toMatchObject({ phone: '341 400-0001', version: 2 });
  });

  test('when it was last checked stays as it is in an edit that says nothing of it', async () => {
    const { id } = await add({ name: 'Catering Cero' });
    const { checkedOn: _unsaid, ...draft } = {
      ...DRAFT,
      name: 'Catering Cero',
      phone: '341 1234567',
    };
    const edit = (version: number, change: Partial<ProviderDraft>) =>
      organiser.send('PATCH', `${PROVIDERS}/${id}`, { version, draft: { ...draft, ...change } });
    expect(keptOf(await edit(1, {})).checkedOn).toBe('2026-11-20');
    expect(keptOf(await edit(2, { checkedOn: isoDate('2026-11-23') })).checkedOn).toBe(
      '2026-11-23',
    );
    expect((await edit(3, { checkedOn: 'ayer' as never })).statusCode).toBe(400);
  });

  test('each write is on record with who did it', async () => {
    const { id } = await add({ name: 'Catering Tres' });
    await organiser.send('PATCH', `${PROVIDERS}/${id}`, { version: 1, retired: true });
    const rows = await server.database
      .selectFrom('audit_log')
      .select(['action', 'actor_email'])
      .where('entity_id', '=', id)
      .execute();
    expect(rows.map(({ action }) => action).sort()).toEqual(['provider.added', 'provider.retired']);
    expect(new Set(rows.map((row) => row.actor_email))).toEqual(
      new Set(['organizador@empresa.com.ar']),
    );
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ address: 'a\nb' }, 'address'],
    [{ phone: 'llamar a Juan' }, 'phone'],
    [{ web: 'javascript:alert(1)' }, 'web'],
    [{ lat: -34.6 }, 'lat'],
    [{ lat: -134.6, lng: 0 }, 'lat'],
    [{ activities: Array.from({ length: 11 }, String) }, 'activities'],
    [{ precio: 1 }, 'precio'],
  ])('what makes no provider is refused, naming the field: %j', async (part, field) => {
    const answer = await organiser.send('POST', PROVIDERS, { ...DRAFT, name: 'X', ...part });
    expect(answer.statusCode).toBe(400);
    expect(errorResponseSchema.parse(answer.json()).field).toBe(field);
  });

  test('nobody keeps it without an organiser’s session', async () => {
    const stranger = visitor(server.app);
    const answers = await Promise.all([
      stranger.send('GET', `${PROVIDERS}/directory`),
      stranger.send('POST', PROVIDERS, DRAFT),
      stranger.send('PATCH', `${PROVIDERS}/cafe-tortoni`, { version: 1, retired: true }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});

test('what ships with the product has its places inside the City, and phones in one form', () => {
  for (const { lat, lng, address, phone } of bundledProviders()) {
    expect(phone ?? '+54 11 0000-0000').toMatch(/^\+54 11 \d{4}-\d{4}$/);
    if (address === 'A domicilio') continue;
    expect(lat).toBeGreaterThan(-34.71);
    expect(lat).toBeLessThan(-34.52);
    expect(lng).toBeGreaterThan(-58.54);
    expect(lng).toBeLessThan(-58.33);
  }
});
