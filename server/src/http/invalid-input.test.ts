import { expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { FOR_ALL, useServer } from '../testing/use-server.ts';

const [, openSqlite] = ENGINES[0];
const administrator = useServer(openSqlite, FOR_ALL).useVisitor('administrador');

const EVENT = { title: 'Asado', date: '2026-12-18' };
const ACCOUNT = { name: 'Ana Paz', email: 'ana@x.com.ar', role: 'organizador', password: 'xxxx' };
const TASK = { title: 'Elegir la torta', due: { kind: 'offset', businessDays: 0 } };
const EXPENSE = {
  providerId: null,
  what: 'Torta',
  amount: 1,
  currency: 'ARS',
  pricedOn: '2026-12-01',
};

test.each([
  // What is entered is called by its word.
  [
    'events',
    { ...EVENT, place: 'x'.repeat(999) },
    'place',
    /^El campo «Lugar» es demasiado largo: admite hasta \d+ caracteres\.$/,
  ],
  [
    'events',
    { ...EVENT, date: '2026-02-30' },
    'date',
    /^El campo «Fecha» tiene que ser una fecha que exista/,
  ],
  [
    'auth/users',
    { ...ACCOUNT, name: 'x'.repeat(999) },
    'name',
    /^El campo «Nombre» es demasiado largo/,
  ],
  [
    'plans/p1/expenses',
    { ...EXPENSE, amount: 1e15 },
    'amount',
    /^El campo «Importe» es demasiado grande/,
  ],
  // Of an event it is the title, and of a task the task.
  [
    'events',
    { ...EVENT, title: 'x'.repeat(999) },
    'title',
    /^Es demasiado largo: admite hasta 150 caracteres\.$/,
  ],
  [
    'plans/p1/tasks',
    { ...TASK, due: { kind: 'offset', businessDays: 999 } },
    'due.businessDays',
    /^Es demasiado grande: admite hasta 130\.$/,
  ],
  [
    'events',
    { ...EVENT, description: '\0' },
    'description',
    /^El campo «Descripción» tiene un carácter invisible/,
  ],
  // Only a program leaves a field out or makes one up.
  ['events', { date: EVENT.date }, 'title', /^Falta el campo «title»\.$/],
  ['events', { ...EVENT, color: 'rojo' }, 'color', /^El campo «color» no existe: quitalo\.$/],
] as const)('what %s refuses is told for people (%#)', async (path, body, field, message) => {
  const answer = await administrator.send('POST', `/api/v1/${path}`, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: 'invalid_input',
    field,
    message: expect.stringMatching(message),
  });
});
