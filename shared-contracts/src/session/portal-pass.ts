import { pageSingleton } from '../page-singleton.ts';

/** Told to `window` when one of them comes or goes. */
const CHANGED = 'almanaque-pase';

/** In a portal of another origin: by address of an installation, what stands there for a person's session. */
const passes = (): Map<string, string> =>
  pageSingleton('portal-passes.v1', () => new Map<string, string>());

/** Whether a person signed in from this page to the installation at `apiBase`, of which the browser sends no cookie. */
export const hasPass = (apiBase: string): boolean => passes().has(apiBase);

/** `fetch`, in whose name the person signed in where they did so from a portal. */
export async function fetchSignedIn(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const found = [...passes()].find(([known]) => String(url).startsWith(`${known}/`));
  if (!found) return fetch(url, init);
  const [base, pass] = found;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${pass}`);
  const response = await fetch(url, { ...init, headers });
  // It has ended, unless another came meanwhile: whoever shows the part offers to sign in again.
  if (response.status === 401 && passes().get(base) === pass) {
    passes().delete(base);
    dispatchEvent(new Event(CHANGED));
  }
  return response;
}
