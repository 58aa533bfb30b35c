import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { errorCode } from './error-code.ts';
import { COMPOSE_VARIABLES, KNOWN_VARIABLES, meantVariable } from './known-variables.ts';
import { StartError } from './start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no hay permiso para leerlo: dáselo al usuario que inicia Almanaque',
  EPERM: 'no hay permiso para leerlo: dáselo al usuario que inicia Almanaque',
  EISDIR: 'es una carpeta, y tiene que ser un archivo de texto: quitala',
};

/** Null where there is none. */
function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return null;
    const reason = REASONS[code] ?? `código ${code}`;
    throw new StartError(`No se puede leer el archivo de ajustes ${file}: ${reason}.`, error);
  }
}

/** As Notepad and others save it, with a byte order mark or without. */
function textOf(bytes: Buffer, file: string): string {
  try {
    // UTF-16 without its mark may be valid UTF-8, with a zero byte beside each letter.
    if (!bytes.includes(0)) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Said below.
  }
  throw new StartError(
    `El archivo de ajustes ${file} no está en UTF-8: guardalo de nuevo con esa codificación ` +
      '(en el Bloc de notas, «Guardar como» y «Codificación: UTF-8»).',
  );
}

/** Node, the driver of PostgreSQL and Docker Compose read the same file, each its own names. */
const isKnown = (name: string): boolean =>
  KNOWN_VARIABLES.has(name) ||
  COMPOSE_VARIABLES.has(name) ||
  /^(?:NODE_|PG[A-Z]|COMPOSE_)/.test(name);

function unknownLine(name: string): string {
  const meant = meantVariable(name);
  const question = meant === null ? '' : ` ¿Quisiste decir ${meant}?`;
  return `Aviso: Almanaque no conoce la variable ${name}, que está en .env.${question}`;
}

/**
 * Reads the installation's `.env`, if there is one; what the environment already sets wins. A name
 * that nobody knows is told of and does no harm.
 * @throws {StartError} when it cannot be read.
 */
export function loadSettingsFile(
  file: string,
  env: NodeJS.ProcessEnv = process.env,
  warn: (line: string) => void = console.warn,
): void {
  const bytes = bytesOf(file);
  if (bytes === null) return;
  for (const [name, value] of Object.entries(parseEnv(textOf(bytes, file)))) {
    if (!isKnown(name)) warn(unknownLine(name));
    env[name] ??= value;
  }
}
