import { FileError } from './failure.ts';
import { guard, type Integrity } from './integrity.ts';

/**
 * Resolves once the script has run, also when it threw: that is an error of the page's own.
 * @throws {FileError} it did not come, or not whole.
 */
export function runScript(url: string, integrity: Integrity | undefined): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  // So that the browser says which script of another origin failed, and can check its hash.
  if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
  if (integrity) guard(script, integrity);
  let type: FileError['type'] = 'error';
  const watchSyntax = ({ filename, error }: ErrorEvent) => {
    if (filename === url && error instanceof SyntaxError) type = 'missing';
  };
  window.addEventListener('error', watchSyntax);
  const ran = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new FileError(url, type));
    script.addEventListener('load', () => (type === 'error' ? resolve() : fail()));
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  return ran.finally(() => {
    window.removeEventListener('error', watchSyntax);
    script.remove();
  });
}
