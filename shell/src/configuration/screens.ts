import { loadChooseOverride, loadInspectPage } from '../override/doors.tsx';
import type { SettingsScreen } from './screen.ts';

const own = () => import(/* webpackChunkName: "own-screens" */ './own-screens.ts');

/**
 * Every page of the settings that the portal itself draws, by what of its address is its own. List, search,
 * addresses, titles, sessions and tests read this table; the others are parts', and stand among these by
 * their `order`.
 */
export const SETTINGS_SCREENS = {
  ejemplos: {
    title: 'Quitar los ejemplos',
    about: 'Saca del calendario los eventos con que vino.',
    group: 'calendar',
    keywords: ['muestra', 'prueba', 'borrar'],
    access: 'administrator',
    order: 60,
    height: 150,
    when: ({ samples }) => samples !== null && samples > 0,
    load: async () => (await own()).RemoveSampleSet,
  },
  apariencia: {
    title: 'Apariencia',
    about: 'El tema y los atajos de teclado, en este navegador.',
    group: 'installation',
    keywords: ['tema', 'oscuro', 'claro', 'atajos', 'teclas'],
    access: 'anybody',
    order: 20,
    height: 260,
    load: async () => (await own()).Appearance,
  },
  partes: {
    title: 'Acerca de',
    about: 'Las versiones de Almanaque y de cada una de sus partes.',
    group: 'installation',
    keywords: ['versión', 'partes', 'compatibilidad', 'contrato'],
    access: 'anybody',
    order: 60,
    height: 260,
    load: async () => (await own()).About,
  },
  'probar-parte': {
    title: 'Cargar una parte de otra dirección',
    about: 'Para quien desarrolla una parte: verla acá, en esta pestaña.',
    group: 'installation',
    keywords: ['desarrollo', 'manifiesto', 'probar'],
    access: 'anybody',
    order: 70,
    height: 320,
    when: ({ overrideOrigins }) => overrideOrigins.length > 0,
    load: loadChooseOverride,
  },
  inspector: {
    title: 'Inspeccionar la página',
    about: 'Para quien desarrolla una parte: qué hay en cada lugar, y por qué algo no está.',
    group: 'installation',
    keywords: ['desarrollo', 'punto', 'contribución'],
    access: 'anybody',
    order: 80,
    height: 200,
    when: ({ overrideOrigins }) => overrideOrigins.length > 0,
    load: loadInspectPage,
  },
} as const satisfies Readonly<Record<string, SettingsScreen>>;

export type ScreenPath = keyof typeof SETTINGS_SCREENS;

export const SCREEN_PATHS = Object.keys(SETTINGS_SCREENS) as readonly ScreenPath[];

export const screenAt = (path: ScreenPath): SettingsScreen => SETTINGS_SCREENS[path];

export const isScreenPath = (path: string): path is ScreenPath =>
  Object.hasOwn(SETTINGS_SCREENS, path);
