import { describe, expect, test } from '@jest/globals';
import {
  errorResponseSchema,
  keptIdeasResponseSchema,
  keptMessageResponseSchema,
  type MessageContent,
} from '@almanaque/shared-contracts/schemas';
import { visitor } from '../auth/testing/visitor.ts';
import { MIGRATIONS } from '../schema/migrations.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { useServer } from '../testing/use-server.ts';
import { messageIdeasMigration } from './migration.ts';
import { idea } from './testing/idea.ts';

const edited = (text: string): MessageContent => ({ edited: text, answers: {} });
const TEMPLATE: MessageContent = { edited: null, answers: {} };

describe.each(ENGINES)('ideas of the AI, kept with their messages, on %s', (_engine, openPlace) => {
  const server = useServer(openPlace);
  const bruno = server.useVisitor('organizador');
  const ana = server.useVisitor('administrador');

  const put = (event: string, id: string, body: object) =>
    bruno.send('PUT', `/api/v1/messages/${event}/${id}`, body);
  const save = async (event: string, id: string, content: MessageContent, more: object = {}) => {
    const answer = await put(event, id, { version: 0, content, ...more });
    expect(answer.statusCode).toBe(200);
    return keptMessageResponseSchema.parse(answer.json()).message;
  };
  const ideasOf = async (event: string) =>
    keptIdeasResponseSchema.parse((await ana.send('GET', `/api/v1/messages/${event}`)).json())
      .ideas;

  test('another organiser finds the whole idea with its message, the latest first', async () => {
    const event = 'feriado-2027-07-09-independencia';
    const first = await save(event, 'ia-1-low', edited('Uno'), { idea: idea('ia-1-low') });
    const savedAt = '2026-11-02T12:00:00.000Z';
    await server.database.updateTable('messages').set({ saved_at: savedAt }).execute();
    const second = await save(event, 'ia-2-low', edited('Dos'), {
      idea: idea('ia-2-low', 'Ronda'),
    });
    // What is predefined needs no keeping.
    await save(event, '7', edited('Tres'));
    expect(await ideasOf(event)).toEqual([
      { recommendation: idea('ia-2-low', 'Ronda'), message: second },
      { recommendation: idea('ia-1-low'), message: { ...first, savedAt } },
    ]);
    expect(await ideasOf('feriado-2028-07-09-independencia')).toEqual([]);
  });

  test('it stays when its message is written again without it, and goes with the template', async () => {
    const event = 'feriado-2027-05-25-revolucion-de-mayo';
    await save(event, 'ia-1-low', edited('Uno'), { idea: idea('ia-1-low') });
    await save(event, 'ia-1-low', edited('Dos'), { version: 1 });
    expect(await ideasOf(event)).toMatchObject([{ message: { content: edited('Dos') } }]);
    await save(event, 'ia-1-low', TEMPLATE, { version: 2, idea: idea('ia-1-low') });
    expect(await ideasOf(event)).toEqual([]);
    await save(event, 'ia-1-low', edited('Tres'), { version: 3, idea: idea('ia-1-low') });
    expect(await ideasOf(event)).toMatchObject([{ message: { version: 4 } }]);
  });

  test.each([
    ['of another recommendation', idea('ia-2-low')],
    ['without a title', { ...idea('ia-1-low'), title: '' }],
    ['of more than may be', { ...idea('ia-1-low'), description: 'x'.repeat(2_001) }],
  ])('one %s is refused in Spanish, and nothing is written', async (_what, wrong) => {
    const event = 'feriado-2027-12-25-navidad';
    const answer = await put(event, 'ia-1-low', {
      version: 0,
      content: edited('Uno'),
      idea: wrong,
    });
    expect(answer.statusCode).toBe(400);
    expect(errorResponseSchema.parse(answer.json()).message).toMatch(/[a-z]{3}/);
    expect(await ideasOf(event)).toEqual([]);
  });

  test('nobody reads them without an organiser’s session', async () => {
    const url = '/api/v1/messages/feriado-2027-07-09-independencia';
    expect((await visitor(server.app).send('GET', url)).statusCode).toBe(401);
  });

  test('it is among what is kept about the person, goes with them, and is not in the log', async () => {
    await storePeople(server.database, { lia: { firstName: 'Lía' } });
    const event = 'cumpleanos-2027-03-04-lia';
    const hers = idea('ia-1-low', 'Una mesa para Lía');
    await save(event, 'ia-1-low', edited('¡Feliz día!'), { idea: hers });
    const data = await ana.send('GET', '/api/v1/people/lia/data');
    expect(data.json()).toMatchObject({ messages: [{ event: 'cumpleanos-2027-lia', idea: hers }] });
    expect((await ana.send('DELETE', '/api/v1/people/lia')).statusCode).toBe(204);
    expect(await ideasOf(event)).toEqual([]);
    const log = await server.database.selectFrom('audit_log').select('after').execute();
    expect(log.some(({ after }) => after?.includes('Una mesa para'))).toBe(false);
  });

  test('messages that were kept before ideas were stay as they were', async () => {
    const event = 'feriado-2026-12-08-inmaculada-concepcion';
    const before = await save(event, 'ia-1-low', edited('Uno'));
    await server.database.schema.alterTable('messages').dropColumn('idea').execute();
    expect(MIGRATIONS).toContain(messageIdeasMigration);
    await messageIdeasMigration.up(server.database);
    const kept = await ana.send('GET', `/api/v1/messages/${event}/ia-1-low`);
    expect(kept.json()).toEqual({ message: before });
    expect(await ideasOf(event)).toEqual([]);
  });
});
