/** The name of the parameter in an address, which says what `overrideText` writes. */
export const OVERRIDE_PARAMETER = 'remoto';

const KEY = 'almanaque-override';

/** What this tab keeps, as it was written; null: nothing, or the browser keeps nothing. */
export function keptOverride(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @throws where the browser keeps nothing. */
export const keepOverride = (text: string): void => sessionStorage.setItem(KEY, text);

export const forgetOverride = (): void => sessionStorage.removeItem(KEY);
