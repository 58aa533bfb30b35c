import type { Page } from '@playwright/test';
import type { RemoteName } from '../../support/stop-remote.ts';
import type { Told } from './probe.ts';

/** What the page holds as selected, one after the other. */
export type Selected = readonly Readonly<Record<string, unknown>>[];

/** A host on a page: the real shell, or the kit's. */
export interface Stage {
  readonly page: Page;
  /** Opens it with the probe in the calendar's place, and waits for what becomes of it. */
  readonly openProbe: () => Promise<void>;
  /** Opens it with the real remotes. */
  readonly openRemotes: () => Promise<void>;
  /** The host learns of another company name, and tells its remotes. */
  readonly rename: (companyName: string) => Promise<void>;
  /** The host takes the probe away and mounts it anew. */
  readonly mountAnew: () => Promise<void>;
  /** How the probe's first attempt ended: 'ready', or the reason's kind. */
  readonly ended: () => Promise<string>;
  readonly selected: () => Promise<Selected>;
  /** Somebody on the page, and no remote, calls an action of its selection. */
  readonly select: (action: string, ...given: readonly unknown[]) => Promise<void>;
}

export const told = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => (Reflect.get(window, 'told') as Told[] | undefined) ?? []);

export const CONTAINERS: Readonly<Record<RemoteName, string>> = {
  'mf-calendar': 'mf_calendar',
  'mf-notifications': 'mf_notifications',
  'mf-recommendations': 'mf_recommendations',
};

/** In the page: calls an action of the page's one selection, as any code there can. */
export const act = (page: Page, action: string, given: readonly unknown[]): Promise<void> =>
  page.evaluate(
    ([name, values]) => {
      const store = Reflect.get(window, Symbol.for('almanaque.selection.v1')) as Record<
        string,
        (...args: readonly unknown[]) => void
      >;
      store[name]?.(...values);
    },
    [action, given] as const,
  );
