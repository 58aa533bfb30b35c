import { createServer } from 'node:net';
import { StartError } from '../../server/src/config/start-error.ts';

/** Opens `port` on `host` for a moment; 0 asks for any. Resolves to the port it was. */
function open(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

export const freePort = (): Promise<number> => open(0, '127.0.0.1');

const reasonOf = (error: unknown, port: number): string => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está en uso.`;
  if (code === 'EACCES') return `No hay permiso para usar el puerto ${port}.`;
  return `No se puede usar el puerto ${port}.`;
};

/** @throws {StartError} when nothing can listen there, with what the person can do about it. */
export async function ensurePort(port: number, host: string, remedy: string): Promise<void> {
  try {
    await open(port, host);
  } catch (error) {
    throw new StartError(`${reasonOf(error, port)} ${remedy}`, error);
  }
}
