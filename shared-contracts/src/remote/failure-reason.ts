/** Why a remote is not there. The person sees what is missing; the reason is for whoever mends it. */
export type FailureReason =
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'unreachable'; readonly cause: unknown }
  /** The page's content policy, written when it was opened, does not name where the remote is now. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'invalid'; readonly cause: unknown }
  | { readonly kind: 'incompatible'; readonly offered: string; readonly accepted: string }
  | { readonly kind: 'crashed'; readonly cause: unknown };
