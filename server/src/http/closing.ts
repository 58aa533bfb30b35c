import fp from 'fastify-plugin';

/**
 * Once the server is closing, an answer ends its connection: one kept alive would hold the process
 * until its time-out.
 */
export const closing = fp((app, _options, done) => {
  let isClosing = false;
  app.addHook('preClose', (next) => {
    isClosing = true;
    next();
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isClosing) void reply.header('connection', 'close');
    next();
  });
  done();
});
