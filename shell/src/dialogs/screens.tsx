import type { ScreenKind, WantedOf } from './dialog-request.ts';
import type { Screen } from './screen.ts';

/** No menu opens what has to be told something. */
type Entry<Wanted extends object> = object extends Wanted
  ? Screen<Wanted>
  : Screen<Wanted> & { readonly menu?: never };

/**
 * All that can be opened over `/` besides the calendar's own dialogs (decisions, routes), in the menu's
 * order. Menu, dialogs, session and tests read this table: a new screen is its name in `ScreenKind`, an entry here and its own files.
 */
export const SCREENS: { readonly [Kind in ScreenKind]: Entry<WantedOf<Kind>> } = {
  'sign-in': {
    title: 'Iniciar sesión',
    width: 440,
    height: 242,
    access: 'anybody',
    load: async ({ problem }) => {
      const { SignIn } = await import('../account/sign-in/sign-in.tsx');
      return () => <SignIn earlier={problem} />;
    },
  },
  'first-administrator': {
    title: 'Creá la primera cuenta',
    width: 480,
    height: 500,
    access: 'link',
    load: async ({ token }) => {
      const { FirstAdministrator } = await import('../account/first-administrator.tsx');
      return (close) => <FirstAdministrator token={token} onDone={close} />;
    },
  },
  recover: {
    title: 'Recuperá el acceso',
    width: 440,
    height: 330,
    access: 'link',
    load: async ({ token }) => {
      const { Recover } = await import('../account/recover.tsx');
      return (close) => <Recover token={token} onDone={close} />;
    },
  },
  'second-factor': {
    title: 'Verificación en dos pasos',
    width: 560,
    height: 240,
    access: 'account',
    load: async () => {
      const { SetUpCodes } = await import('../account/second-factor/set-up-codes.tsx');
      return (close) => <SetUpCodes onDone={close} />;
    },
  },
  subscribe: {
    title: 'Suscribirse al calendario',
    width: 640,
    height: 420,
    access: 'anybody',
    takesAccount: ({ own }) => own === true,
    load: async () => {
      const { Subscribe } = await import('../subscription/subscribe.tsx');
      return () => <Subscribe />;
    },
    menu: { group: 'calendar' },
  },
  download: {
    title: 'Descargar el calendario',
    width: 560,
    height: 420,
    access: 'anybody',
    load: async () => {
      const { Download } = await import('../download/download.tsx');
      return () => <Download />;
    },
    menu: { group: 'calendar' },
  },
  'ics-import': {
    title: 'Importar eventos',
    width: 860,
    height: 260,
    access: 'account',
    load: async () => {
      const { IcsImport } = await import('../ics-import/ics-import.tsx');
      return () => <IcsImport />;
    },
    menu: { group: 'calendar' },
  },
  dates: {
    title: 'Feriados y efemérides',
    width: 860,
    height: 520,
    access: 'administrator',
    load: async () => {
      const { DatesAdmin } = await import('../dates-admin/dates-admin.tsx');
      return () => <DatesAdmin />;
    },
    menu: { group: 'administration' },
  },
  people: {
    title: 'Personas',
    isPage: true,
    height: 560,
    access: 'administrator',
    load: async () => {
      const { People } = await import('../people/people.tsx');
      return () => <People />;
    },
    menu: { group: 'administration' },
  },
  users: {
    title: 'Usuarios',
    width: 760,
    height: 210,
    access: 'administrator',
    load: async () => {
      const { Users } = await import('../account/users/users.tsx');
      return () => <Users />;
    },
    menu: { group: 'administration' },
  },
  audit: {
    title: 'Registro de cambios',
    isPage: true,
    height: 420,
    access: 'administrator',
    load: async () => {
      const { Audit } = await import('../audit/audit.tsx');
      return () => <Audit />;
    },
    menu: { group: 'administration' },
  },
  'ai-probe': {
    title: 'Probar la IA',
    width: 640,
    height: 420,
    access: 'administrator',
    load: async () => {
      const { ProbeAi } = await import('../ai-probe/probe-ai.tsx');
      return () => <ProbeAi />;
    },
    menu: { group: 'administration' },
  },
  'sample-set': {
    title: 'Quitar los ejemplos',
    width: 480,
    height: 150,
    access: 'administrator',
    load: async () => {
      const { RemoveSampleSet } = await import('../sample-set/remove-sample-set.tsx');
      return (close) => <RemoveSampleSet onDone={close} />;
    },
    menu: { group: 'administration', when: ({ samples }) => samples !== null && samples > 0 },
  },
  providers: {
    title: 'Proveedores',
    width: 920,
    height: 520,
    access: 'account',
    load: async () => {
      const { Providers } = await import('../providers/providers.tsx');
      return () => <Providers />;
    },
    menu: { group: 'administration' },
  },
  'change-password': {
    title: 'Cambiar contraseña',
    width: 440,
    height: 390,
    access: 'account',
    load: async () => {
      const { ChangePassword } = await import('../account/change-password.tsx');
      return (close) => <ChangePassword onDone={close} />;
    },
    menu: { group: 'account' },
  },
  security: {
    title: 'Seguridad de tu cuenta',
    width: 640,
    height: 320,
    access: 'account',
    load: async () => {
      const { Security } = await import('../account/security/security.tsx');
      return () => <Security />;
    },
    menu: { group: 'account', label: 'Seguridad' },
  },
  override: {
    title: 'Cargar una parte de otra dirección',
    width: 520,
    height: 320,
    access: 'anybody',
    load: async () => {
      const { ChooseOverride } = await import('../override/choose-override.tsx');
      return () => <ChooseOverride />;
    },
    menu: { group: 'developer', when: ({ overrideOrigins }) => overrideOrigins.length > 0 },
  },
};
