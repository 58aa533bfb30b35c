/** What the address brings besides date and event. */
export interface Arrival {
  /** One-time token of the link printed at the first start (`/?alta=…`). */
  readonly invitation: string | null;
  /** Code of why a sign-in at the company's own door came to nothing (`/?ingreso=…`). */
  readonly failure: string | null;
}

/**
 * Reads both and takes them out of the address at once: a token must not be seen, shared or kept in
 * the history, and an old failure must not come back with a reload.
 */
export function takeArrival(): Arrival {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const arrival = { invitation: query.get('alta'), failure: query.get('ingreso') };
  if (arrival.invitation !== null || arrival.failure !== null) {
    query.delete('alta');
    query.delete('ingreso');
    const rest = query.size > 0 ? `?${query.toString()}` : '';
    history.replaceState(null, '', `${pathname}${rest}${hash}`);
  }
  return arrival;
}
