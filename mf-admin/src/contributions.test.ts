import { declaration } from './contributions.ts';

const screens = declaration.contributions.filter(({ point }) => point === 'settings-screen');
const forRoles = (roles: readonly string[] | undefined) =>
  screens.filter((one) => one.roles?.join() === roles?.join()).map(({ path }) => path);

test('what it takes an account, or one of some role, to see is for them alone', () => {
  expect(forRoles(undefined)).toEqual(['suscripciones', 'descargar', 'seguridad']);
  const forAccounts = screens.filter(({ when }) => when?.session === true);
  expect(forAccounts.map(({ path }) => path)).toEqual(['seguridad']);
  expect(forRoles(['organizador', 'administrador'])).toEqual(['proveedores', 'importar-eventos']);
  expect(forRoles(['administrador'])).toEqual([
    'feriados',
    'cuentas',
    'primeros-pasos',
    'ia',
    'registro',
    'copias',
  ]);
});

test('no two of a group claim the same place', () => {
  const places = screens.map(({ group, order }) => `${String(group)} ${String(order)}`);
  expect(new Set(places).size).toBe(places.length);
});
