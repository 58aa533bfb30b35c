import { bytes } from './looks/bytes.ts';
import { faults } from './looks/faults.ts';
import { foreignCss, ownCss } from './looks/foreign-css.ts';
import { keyboard } from './looks/keyboard.ts';
import { leaving } from './looks/leaving.ts';
import { axe, dark } from './looks/legible.ts';
import type { BuildLook, Look } from './looks/look.ts';
import { narrow } from './looks/narrow.ts';
import { roles } from './looks/roles.ts';

/** What is looked at without a browser, by the name that the report gives it. */
export const BUILD_CHECKS: Readonly<Record<string, BuildLook>> = {
  declaración: ({ problems, contributions }) => ({
    wrong: problems,
    told: contributions.map(({ id, point }) => `${id} en ${point}`).join(', '),
  }),
  bytes,
};

/** What is looked at in a browser, for each contribution. */
export const CHECKS: Readonly<Record<string, Look>> = {
  fallas: faults,
  roles,
  teclado: keyboard,
  axe,
  oscuro: dark,
  '390 px': narrow,
  'CSS ajeno': foreignCss,
  'CSS propio': ownCss,
  desmontar: leaving,
};
