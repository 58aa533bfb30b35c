import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { routeOf } from '../http/logger.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where a module registers its own counters; `/metrics` shows them. */
    metrics: Registry;
  }
}

/** Prometheus at `/metrics`: the process, and how long each route takes. */
export const metrics = fp((app, _options, done) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  app.decorate('metrics', registry);
  app.addHook('onResponse', (request, reply, next) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    next();
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  done();
});
