import { guard, type Integrity } from './integrity.ts';

/** Resolves once the script has run, also when it threw: that is an error of the page's own. */
export function runScript(url: string, integrity: Integrity | undefined): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  // So that the browser says which script of another origin failed, and can check its hash.
  if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
  if (integrity) guard(script, integrity);
  const ran = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded.`)));
    document.head.append(script);
  });
  return ran.finally(() => script.remove());
}
