import type { ScreenKind, WantedOf } from './dialog-request.ts';
import type { Screen } from './screen.ts';

/** Also while the server is asked whether the link that leads there still serves. */
const LINK_HEIGHTS = { 'first-administrator': 500, recover: 330 } as const;

const forms = () => import(/* webpackChunkName: "account" */ '../account/forms.ts');

/** Everything that can be opened over a page. A new screen is its name in `ScreenKind`, an entry here and its own files. */
export const SCREENS: { readonly [Kind in ScreenKind]: Screen<WantedOf<Kind>> } = {
  'sign-in': {
    title: 'Ingresar',
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
    height: LINK_HEIGHTS['first-administrator'],
    access: 'link',
    load: async ({ token }) => {
      const { FirstAdministrator, HeldLink } = await forms();
      const link = { token, leadsTo: 'first-administrator' } as const;
      return (close) => (
        <HeldLink {...link} height={LINK_HEIGHTS['first-administrator']}>
          <FirstAdministrator token={token} onDone={close} />
        </HeldLink>
      );
    },
  },
  recover: {
    title: 'Recuperá el acceso',
    width: 440,
    height: LINK_HEIGHTS.recover,
    access: 'link',
    load: async ({ token }) => {
      const { Recover, HeldLink } = await forms();
      return (close) => (
        <HeldLink token={token} leadsTo="recover" height={LINK_HEIGHTS.recover}>
          <Recover token={token} onDone={close} />
        </HeldLink>
      );
    },
  },
  portal: {
    title: 'Ingresar desde otro portal',
    width: 440,
    height: 240,
    access: 'account',
    load: async ({ origin }) => {
      const { EnterPortal } = await forms();
      return () => <EnterPortal origin={origin} />;
    },
  },
  'change-password': {
    title: 'Cambiar contraseña',
    width: 440,
    height: 390,
    access: 'account',
    load: async () => {
      const { ChangePassword } = await forms();
      return (close) => <ChangePassword onDone={close} />;
    },
  },
  'second-factor': {
    title: 'Verificación en dos pasos',
    width: 560,
    height: 240,
    access: 'account',
    load: async () => {
      const { SetUpSecondFactor } = await forms();
      return () => <SetUpSecondFactor />;
    },
  },
};
