import type { Page } from '@playwright/test';
import type { Embedding } from '../embedding/support/embedding.ts';
import type { FURTHER_WIDTHS, WIDTHS } from '../support/sizes.ts';

export type Viewport = (typeof WIDTHS | typeof FURTHER_WIDTHS)[number];

/** One thing a person may have before them. */
export interface ScreenState {
  /** Spanish: states of one screen stand together on the contact sheet. */
  readonly screen: string;
  readonly name: string;
  /** What the page takes for now; without it, the morning of the sample month's first event. */
  readonly now?: string;
  /** Whether it is looked at in a window so wide, in pixels; without it, in every one. */
  readonly isSeenAt?: (width: number) => boolean;
  /** Also what is below the fold. */
  readonly isWhole?: boolean;
  /** Leads to the state and waits until it is drawn. */
  readonly prepare: (page: Page, embedding: Embedding) => Promise<void>;
}
