/** What may be told to a screen when it is asked for; the others are told nothing. */
interface Told {
  readonly 'sign-in': {
    /** Why an earlier try came to nothing. */
    readonly problem?: string;
  };
  readonly 'first-administrator': { readonly token: string };
  readonly recover: { readonly token: string };
  readonly subscribe: {
    /** Whether to make addresses of one's own, which takes a session. */
    readonly own?: true;
  };
}

/**
 * What can be opened over `/` besides the calendar's own dialogs (decisions, routes). All else of a
 * screen is in `SCREENS`, which loads them; they know no more of each other than this.
 */
export type ScreenKind =
  | keyof Told
  | 'change-password'
  | 'security'
  | 'second-factor'
  | 'download'
  | 'ics-import'
  | 'dates'
  | 'people'
  | 'providers'
  | 'users'
  | 'sample-set'
  | 'audit'
  | 'ai-probe'
  | 'override';

export type WantedOf<Kind extends ScreenKind> = Kind extends keyof Told ? Told[Kind] : object;

/** One of the screens, and what is wanted of it. */
export type DialogRequest = {
  readonly [Kind in ScreenKind]: { readonly kind: Kind } & WantedOf<Kind>;
}[ScreenKind];
