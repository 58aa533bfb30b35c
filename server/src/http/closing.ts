import fp from 'fastify-plugin';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 100;

/**
 * Once the server is closing, an answer ends its connection: one kept alive would hold the process
 * until its time-out. So would one that browsers open in advance and on which nothing has come yet,
 * which Node does not count as idle.
 */
export const closing = fp((app, _options, done) => {
  let isClosing = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const endSilent = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', (next) => {
    isClosing = true;
    const looking = setInterval(endSilent, LOOK_EVERY_MS).unref();
    app.server.once('close', () => clearInterval(looking));
    next();
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isClosing) void reply.header('connection', 'close');
    next();
  });
  done();
});
