import { createServer } from 'node:net';
import { once } from 'node:events';
import { ensurePort, freePort } from './port.ts';

test('a taken port is told, with what to do', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    await expect(ensurePort(port, '127.0.0.1', 'Elegí otro.')).rejects.toThrow(
      `El puerto ${port} ya está en uso. Elegí otro.`,
    );
  } finally {
    server.close();
  }
});

test('a free port passes, and is free again afterwards', async () => {
  const port = await freePort();
  await ensurePort(port, '127.0.0.1', '');
  await ensurePort(port, '127.0.0.1', '');
});
