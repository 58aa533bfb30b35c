const KEY = 'almanaque-sin-laminas';

/** Whether this browser shows and prints the months' drawings; without storage, it does. */
export function wantsPlates(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

export function choosePlates(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, '1');
  } catch {
    // Storage can be denied: the choice then lasts as long as the menu.
  }
}
