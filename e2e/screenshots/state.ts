import type { Page } from '@playwright/test';

/** One thing a person may have before them. */
export interface ScreenState {
  /** Spanish: states of one screen stand together on the contact sheet. */
  readonly screen: string;
  readonly name: string;
  /** What the page takes for now; without it, the morning of the sample month's first event. */
  readonly now?: string;
  /** Leads to the state and waits until it is drawn. */
  readonly prepare: (page: Page) => Promise<void>;
}
