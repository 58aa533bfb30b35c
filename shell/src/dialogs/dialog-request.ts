/** What may be told to a screen when it is asked for; the others are told nothing. */
interface Told {
  readonly 'sign-in': {
    /** Why an earlier try came to nothing. */
    readonly problem?: string;
  };
  readonly 'first-administrator': { readonly token: string };
  readonly recover: { readonly token: string };
  readonly portal: { readonly origin: string };
}

/**
 * What is opened over any page: the ways to a session, and what one may ask for before all else. Settings
 * have pages of their own. All else of a screen is in `SCREENS`, which loads them.
 */
export type ScreenKind = keyof Told | 'change-password' | 'second-factor';

export type WantedOf<Kind extends ScreenKind> = Kind extends keyof Told ? Told[Kind] : object;

/** One of the screens, and what is wanted of it. */
export type DialogRequest = {
  readonly [Kind in ScreenKind]: { readonly kind: Kind } & WantedOf<Kind>;
}[ScreenKind];
