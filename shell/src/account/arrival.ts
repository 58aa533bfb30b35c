/** What the address brings besides date and event. */
export interface Arrival {
  /** One-time token of the link printed at the first start (`/?alta=…`). */
  readonly invitation: string | null;
  /** One-time token of the link that `npm run admin:link` prints (`/?acceso=…`). */
  readonly recovery: string | null;
  /** Code of why a sign-in at the company's own door came to nothing (`/?ingreso=…`). */
  readonly failure: string | null;
  /** Origin of the portal that opened this window (`/?portal=…`). It stays: it is no secret. */
  readonly portal: string | null;
}

/**
 * Reads them and takes them out of the address at once: a token must not be seen, shared or kept in
 * the history, and an old failure must not come back with a reload.
 */
export function takeArrival(): Arrival {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const arrival = {
    invitation: query.get('alta'),
    recovery: query.get('acceso'),
    failure: query.get('ingreso'),
  };
  const portal = query.get('portal');
  if (Object.values(arrival).some((value) => value !== null)) {
    for (const name of ['alta', 'acceso', 'ingreso']) query.delete(name);
    const rest = query.size > 0 ? `?${query.toString()}` : '';
    history.replaceState(null, '', `${pathname}${rest}${hash}`);
  }
  return { ...arrival, portal };
}
