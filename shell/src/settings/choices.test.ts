import type { Session } from '@almanaque/shared-contracts';
import { session as sessionOf } from '@almanaque/shared-contracts/testing';
import type { MenuFacts, MenuGroup } from '../dialogs/screen.ts';
import { choicesOf } from './choices.ts';

const offered = (group: MenuGroup, session: Session | null, facts: Partial<MenuFacts> = {}) =>
  choicesOf(group, { session, samples: null, overrideOrigins: [], ...facts }).map(
    ({ label }) => label,
  );

const organiser = sessionOf({ role: 'organizador' });
const administrator = sessionOf({ role: 'administrador' });

test('whoever has no session is offered the calendar to take along', () => {
  expect(offered('calendar', null)).toEqual([
    'Suscribirse al calendario',
    'Descargar el calendario',
  ]);
  expect(offered('administration', null)).toEqual([]);
  expect(offered('account', null)).toEqual([]);
  expect(offered('developer', null)).toEqual([]);
});

test('an organiser is offered what takes an account, and nothing of administration', () => {
  expect(offered('calendar', organiser)).toContain('Importar eventos');
  expect(offered('administration', organiser)).toEqual(['Proveedores']);
  expect(offered('account', organiser)).toEqual(['Cambiar contraseña', 'Seguridad']);
});

test('an administrator is offered all of it, and to remove the samples while there are some', () => {
  const all = [
    'Feriados y efemérides',
    'Personas',
    'Usuarios',
    'Registro de cambios',
    'Probar la IA',
    'Proveedores',
  ];
  expect(offered('administration', administrator)).toEqual(all);
  expect(offered('administration', administrator, { samples: 0 })).toEqual(all);
  expect(offered('administration', administrator, { samples: 3 })).toEqual(
    all.toSpliced(5, 0, 'Quitar los ejemplos'),
  );
});

test('a part is tried from elsewhere only where the installation says from where', () => {
  expect(offered('developer', null, { overrideOrigins: ['http://localhost:4010'] })).toEqual([
    'Cargar una parte de otra dirección',
  ]);
});
