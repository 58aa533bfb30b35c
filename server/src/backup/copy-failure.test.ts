import { expect, test } from '@jest/globals';
import { StartError } from '../config/start-error.ts';
import { copyFailure } from './copy-failure.ts';

const failed = (code: string) => Object.assign(new Error(code), { code });

test.each<[Error, number, RegExp]>([
  [failed('ENOSPC'), 507, /^No hay lugar en el disco.*libere espacio/],
  [failed('SQLITE_FULL'), 507, /^No hay lugar en el disco/],
  [failed('EACCES'), 503, /^No se pudo hacer la copia: no hay permiso para escribir ahí\.$/],
  [failed('SQLITE_CORRUPT'), 503, /la base está dañada/],
  [new StartError('Falta pg_dump.'), 503, /^Falta pg_dump\.$/],
])('%s', (error, status, message) => {
  const { statusCode, message: said } = copyFailure(error);
  expect([statusCode, said]).toEqual([status, expect.stringMatching(message)]);
});
