const KEY = 'almanaque-session';

/**
 * Whether this browser had a session when last seen, or left to get one. The session itself is in a
 * cookie no script can read; with this, whoever only reads the calendar never has to ask for one.
 */
export function sessionIsLikely(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage can be denied; the session is then asked for when the settings are opened.
    return false;
  }
}

export function rememberSession(likely: boolean): void {
  try {
    if (likely) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // See `sessionIsLikely`.
  }
}
