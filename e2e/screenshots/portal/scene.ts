import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inHouse } from '../../../tools/house.ts';
import { openHostPage, type Embedding, type HostPage } from '../../embedding/support/embedding.ts';
import type { ScreenState } from '../state.ts';
import type { Circumstance } from './faults.ts';

/** An intranet as a person meets it: a bar with the bell, a page under it; light or dark as the system. */
const PORTAL = `
:root { color-scheme: light dark; font-family: Georgia, serif; }
body { margin: 0; background: light-dark(#eef1f4, #14171a); color: light-dark(#222, #ddd); }
header { padding: 12px 16px; background: light-dark(#0b4a6f, #062b41); color: white; }
header h1 { margin: 0; font-size: 20px; }
main { display: grid; gap: 16px; padding: 16px; }
main > * { min-width: 0; }
almanaque-campanita { justify-self: end; }`;

/** The same page with the parts in a narrow column of it. */
const COLUMN = `${PORTAL}\nmain { box-sizing: border-box; width: 360px; margin-left: 900px; }`;

const HOSTILE = readFileSync(inHouse('build/src/part/check/looks/hostile.css'), 'utf8');

/** A dark page whose style sheet is after everything in it; only the elements' boxes are laid out. */
export const HOSTILE_PORTAL = `${HOSTILE}
:root { color-scheme: dark; background: black; }
[class] { opacity: 1 !important; }
html, body, main, almanaque-calendario, almanaque-recomendaciones {
  display: block !important;
  float: none !important;
  width: auto !important;
  padding: 0 !important;
}
almanaque-campanita { width: auto !important; }`;

export interface Scene {
  readonly name: string;
  readonly embeds: HostPage['embeds'];
  readonly attributes?: string;
  readonly given?: readonly Circumstance[];
  /** Default: the plain portal, and its narrow column as a state of its own. */
  readonly css?: string;
  readonly waitUntil?: HostPage['waitUntil'];
  /** Something lies over the page, laid out by the window: what is below the fold stays out of the picture. */
  readonly isOverlaid?: boolean;
  /** From the open page to the state, drawn. */
  readonly lead: (page: Page, embedding: Embedding) => Promise<void>;
}

const HEADING = '<header><h1>Intranet de Molinos del Sur</h1></header>';

/** A scene as the portal's person sees it: over the page's width, and in a column of 360 px. */
export function portalScene(scene: Scene): ScreenState[] {
  const { name, embeds, attributes, given = [], css, isOverlaid = false, waitUntil, lead } = scene;
  const stateWith = (title: string, sheet: string): ScreenState => ({
    screen: 'En otro portal',
    name: title,
    prepare: async (page, embedding) => {
      for (const circumstance of given) await circumstance(page, embedding);
      const before = HEADING;
      await openHostPage(page, embedding, {
        embeds,
        before,
        css: sheet,
        ...(waitUntil === undefined ? {} : { waitUntil }),
        ...(attributes === undefined ? {} : { attributes }),
      });
      await lead(page, embedding);
    },
  });
  if (css !== undefined) return [stateWith(name, css)];
  return [
    stateWith(name, PORTAL),
    {
      ...stateWith(`${name}, en una columna`, COLUMN),
      isSeenAt: (width) => width >= 1440,
      isWhole: !isOverlaid,
    },
  ];
}
