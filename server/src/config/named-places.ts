import { readFileSync, statSync } from 'node:fs';
import type { Config } from './config.ts';
import { errorCode } from './error-code.ts';
import { parseRegistryText, textProblem } from './registry-text.ts';
import { StartError } from './start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no está',
  ENOTDIR: 'no está: una parte de la ruta no es una carpeta',
  EACCES: 'no se puede leer: dale permiso al usuario que inicia Almanaque',
  EPERM: 'no se puede leer: dale permiso al usuario que inicia Almanaque',
  EISDIR: 'es una carpeta y no un archivo',
};

const failure = (variable: string, path: string, why: string, error?: unknown): StartError =>
  new StartError(
    `La variable ${variable} nombra ${path}, que ${why}. Corregila, o quitala para usar lo que trae Almanaque.`,
    error,
  );

/** Why a file or folder is not to be had, in Spanish, from what the system said. */
export const whyUnread = (error: unknown): string => {
  const code = errorCode(error);
  return REASONS[code] ?? `no se puede leer (código ${code})`;
};

const unreadable = (variable: string, path: string, error: unknown): StartError =>
  failure(variable, path, whyUnread(error), error);

function checkFolder(variable: string, path: string): void {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    throw unreadable(variable, path, error);
  }
  if (!isFolder) throw failure(variable, path, 'no es una carpeta');
}

function textOf(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(variable, path, error);
  }
}

/** A single bad line does not keep the others from starting: the log tells of it. */
function checkRegistry(variable: string, path: string): void {
  const text = textOf(variable, path);
  try {
    parseRegistryText(text);
  } catch (error) {
    throw failure(variable, path, textProblem(error), error);
  }
}

const CHECKS = {
  SHELL_DIR: ['shellDir', checkFolder],
  REMOTES_DIR: ['remotesDir', checkFolder],
  REMOTES_FILE: ['remotesFile', checkRegistry],
} as const;

/**
 * Looks at the files and folders that the environment names; those of the build may still be missing.
 * @throws {StartError} naming the variable.
 */
export function checkNamedPlaces(
  env: Readonly<Record<string, string | undefined>>,
  config: Config,
): void {
  for (const [variable, [key, check]] of Object.entries(CHECKS)) {
    if (env[variable]) check(variable, config[key]);
  }
}
