import { errorCode } from '../config/error-code.ts';
import { StartError } from '../config/start-error.ts';

const SQLITE_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no hay permiso para escribir en ella',
  EPERM: 'no hay permiso para escribir en ella',
  ENOENT: 'ahí no se puede crear una carpeta',
  EROFS: 'el disco es de solo lectura',
  ENOTDIR: 'una parte de la ruta no es una carpeta',
  ENOSPC: 'el disco está lleno',
  SQLITE_FULL: 'el disco está lleno',
  SQLITE_IOERR: 'el disco está lleno o falla',
  SQLITE_CANTOPEN: 'no es una carpeta en la que se pueda abrir la base',
  SQLITE_READONLY: 'no hay permiso para escribir en ella',
  SQLITE_NOTADB: 'el archivo almanaque.db no es una base de datos',
  SQLITE_CORRUPT: 'el archivo almanaque.db está dañado: restaurá una copia',
  SQLITE_BUSY: 'otro programa tiene la base ocupada',
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

const reason = (reasons: Readonly<Record<string, string>>, error: unknown): string => {
  const code = errorCode(error);
  const known = reasons[code] ?? reasons[code.split('_').slice(0, 2).join('_')];
  return known ?? (code === '' ? 'no responde' : `código ${code}`);
};

/** The sentence for a person; never the connection string, which may hold a password. */
export function openFailure(
  error: unknown,
  databaseUrl: string | null,
  dataDir: string,
): StartError {
  if (error instanceof StartError) return error;
  if (databaseUrl === null) {
    return new StartError(
      `No se puede usar la carpeta de datos ${dataDir}: ${reason(SQLITE_REASONS, error)}. ` +
        'Liberá espacio, corregí los permisos o elegí otra carpeta con la variable DATA_DIR.',
      error,
    );
  }
  return new StartError(
    `No se puede usar la base PostgreSQL de ${new URL(databaseUrl).host}: ${reason(POSTGRES_REASONS, error)}. ` +
      'Comprobá que esté encendida y que la variable DATABASE_URL sea correcta.',
    error,
  );
}
