/*
 * A person's session in a portal of another origin, to which no browser sends the installation's cookie. What
 * stands for it is kept by the page alone, for all its parts (`fetchSignedIn` of the contract shows it to the
 * server), and is gone with the page. Told by the same global names there, since an element has none of the contract.
 */
type Global = Record<symbol, unknown>;

const page = globalThis as unknown as Global;

/** By address of the installation. */
const passes = (): Map<string, string> =>
  (page[Symbol.for('almanaque.portal-passes.v1')] ??= new Map<string, string>()) as Map<
    string,
    string
  >;

/** Told to `window` when one of them comes or goes. */
export const PASS_CHANGED = 'almanaque-pase';

/** Where the browser keeps the installation's cookie to itself. */
export const isForeign = (apiBase: string): boolean =>
  new URL(apiBase, document.baseURI).origin !== location.origin;

export const hasPass = (apiBase: string): boolean => passes().has(apiBase);

/** By which the installation knows who asks. */
export function passHeaders(apiBase: string): Record<string, string> {
  const pass = passes().get(apiBase);
  return pass === undefined ? {} : { authorization: `Bearer ${pass}` };
}

const passIn = (data: unknown): string | null =>
  typeof data === 'object' &&
  data !== null &&
  'almanaquePass' in data &&
  typeof data.almanaquePass === 'string'
    ? data.almanaquePass
    : null;

/** How often it is looked whether the person closed the window: a browser tells of it in no other way. */
const LOOK_MS = 500;

/**
 * Opens a window of the installation in which the person signs in, and lets this page act in their name.
 * @returns whether they did.
 */
export function signInAt(apiBase: string): Promise<boolean> {
  const address = `${apiBase}/?portal=${encodeURIComponent(location.origin)}`;
  const opened = window.open(address, 'almanaque-ingreso', 'popup,width=520,height=680');
  if (opened === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isSignedIn: boolean) => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
      resolve(isSignedIn);
    };
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const pass = passIn(data);
      // Any page that has this one's window may send it a message.
      if (source !== opened || origin !== new URL(apiBase).origin || pass === null) return;
      passes().set(apiBase, pass);
      end(true);
      dispatchEvent(new Event(PASS_CHANGED));
    };
    const timer = setInterval(() => {
      if (opened.closed) end(false);
    }, LOOK_MS);
    window.addEventListener('message', hear);
  });
}

/** Parts that need a session for what they write may ask for it there, unless the page itself offers one. */
export function offerSignInAt(apiBase: string): void {
  const offer = (page[Symbol.for('almanaque.sign-in.v1')] ??= { handler: null }) as {
    handler: (() => Promise<boolean>) | null;
  };
  offer.handler ??= () => signInAt(apiBase);
}
