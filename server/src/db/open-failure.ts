import { RESTORE_COMMAND } from '../config/commands.ts';
import { errorCode } from '../config/error-code.ts';
import { StartError } from '../config/start-error.ts';

const OTHER_FOLDER = 'elegí otra carpeta con la variable DATA_DIR.';

const REMEDIES = {
  elsewhere: () => `Elegí otra carpeta con la variable DATA_DIR.`,
  right: (dataDir: string) => {
    const user = process.getuid?.();
    const how = user === undefined ? '' : `, por ejemplo con «sudo chown -R ${user} '${dataDir}'»`;
    return `Dale permiso al usuario que inicia Almanaque${how}, o ${OTHER_FOLDER}`;
  },
  room: () => `Liberá espacio o ${OTHER_FOLDER}`,
  close: () => `Cerralo y probá de nuevo, o ${OTHER_FOLDER}`,
  restore: () =>
    `Volvé a la última copia: ${RESTORE_COMMAND} copia.db. Los archivos dañados se guardan aparte.`,
} as const;

type Reason = readonly [why: string, remedy: keyof typeof REMEDIES];

const NO_RIGHT: Reason = ['no hay permiso para escribir en ella', 'right'];
const FULL: Reason = ['el disco está lleno', 'room'];

const SQLITE_REASONS: Readonly<Record<string, Reason>> = {
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: ['el disco es de solo lectura', 'elsewhere'],
  ENOENT: ['ahí no se puede crear una carpeta', 'elsewhere'],
  ENOTDIR: ['es un archivo, o lo es una parte de la ruta', 'elsewhere'],
  ENAMETOOLONG: ['el nombre es demasiado largo', 'elsewhere'],
  ENOSPC: FULL,
  EDQUOT: FULL,
  SQLITE_FULL: FULL,
  SQLITE_IOERR: ['el disco está lleno o falla', 'room'],
  SQLITE_CANTOPEN: ['no se puede abrir en ella la base', 'right'],
  SQLITE_READONLY: NO_RIGHT,
  SQLITE_NOTADB: ['el archivo almanaque.db no es una base de datos', 'restore'],
  SQLITE_CORRUPT: ['el archivo almanaque.db está dañado', 'restore'],
  SQLITE_BUSY: ['otro programa tiene la base ocupada', 'close'],
};

const POSTGRES_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nadie responde en esa dirección',
  ENOTFOUND: 'ese servidor no existe',
  EAI_AGAIN: 'no se pudo resolver el nombre del servidor',
  ETIMEDOUT: 'el servidor no responde',
  '28P01': 'el usuario o la clave no son correctos',
  '28000': 'ese usuario no puede entrar',
  '3D000': 'esa base de datos no existe: creala primero',
  '42501': 'ese usuario no tiene permiso para crear tablas',
  '53300': 'el servidor no admite más conexiones',
};

/** The sentence for a person about the embedded database's folder. */
export function folderFailure(error: unknown, dataDir: string): StartError {
  if (error instanceof StartError) return error;
  const code = errorCode(error);
  const [why, remedy] = SQLITE_REASONS[code] ?? [`código ${code}`, 'elsewhere'];
  return new StartError(
    `No se puede usar la carpeta de datos ${dataDir}: ${why}. ${REMEDIES[remedy](dataDir)}`,
    error,
  );
}

/** The sentence for a person; never the connection string, which may hold a password. */
export function openFailure(
  error: unknown,
  databaseUrl: string | null,
  dataDir: string,
): StartError {
  if (error instanceof StartError) return error;
  if (databaseUrl === null) return folderFailure(error, dataDir);
  const code = errorCode(error);
  const why = POSTGRES_REASONS[code] ?? (code === '' ? 'no responde' : `código ${code}`);
  return new StartError(
    `No se puede usar la base PostgreSQL de ${new URL(databaseUrl).host}: ${why}. ` +
      'Comprobá que esté encendida y que la variable DATABASE_URL sea correcta.',
    error,
  );
}
