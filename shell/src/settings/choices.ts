import type { Session } from '@almanaque/shared-contracts';
import type { ScreenKind, WantedOf } from '../dialogs/dialog-request.ts';
import type { Access, MenuFacts, MenuGroup, Screen } from '../dialogs/screen.ts';
import { SCREENS } from '../dialogs/screens.tsx';

/** What opens without anything else being known. */
type Plain = {
  [Kind in ScreenKind]: object extends WantedOf<Kind> ? Kind : never;
}[ScreenKind];

type Act =
  | { readonly kind: 'open'; readonly dialog: { readonly kind: Plain } }
  | { readonly kind: 'sign-out'; readonly way: 'sign-out' | 'sign-out-everywhere' };

export interface Choice {
  readonly label: string;
  readonly act: Act;
}

const may = (access: Access, session: Session | null): boolean =>
  access === 'administrator'
    ? session?.role === 'administrador'
    : access === 'anybody' || session !== null;

const KINDS = Object.keys(SCREENS) as ScreenKind[];

const isPlain = (kind: ScreenKind): kind is Plain => {
  const { menu }: Screen = SCREENS[kind];
  return menu !== undefined;
};

/** What a menu offers of a group to whoever has the session, in the table's order. */
export const choicesOf = (group: MenuGroup, facts: MenuFacts): readonly Choice[] =>
  KINDS.filter(isPlain).flatMap((kind) => {
    const { title, access, menu }: Screen = SCREENS[kind];
    if (menu?.group !== group || !may(access, facts.session)) return [];
    if (menu.when?.(facts) === false) return [];
    return [{ label: menu.label ?? title, act: { kind: 'open', dialog: { kind } } }];
  });

/** How a session is ended. */
export const SESSION_ENDS: readonly Choice[] = [
  { label: 'Cerrar sesión', act: { kind: 'sign-out', way: 'sign-out' } },
  {
    label: 'Cerrar sesión en todos los dispositivos',
    act: { kind: 'sign-out', way: 'sign-out-everywhere' },
  },
];
