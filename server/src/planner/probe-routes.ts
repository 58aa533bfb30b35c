import { aiProbeSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { requireRole } from '../auth/require-role.ts';
import type { Agreement } from './agreement/agreement.ts';
import type { PlannerConfig } from '../config/planner.ts';
import { adviceFor } from './failure.ts';
import { companyDay } from '../time/company-day.ts';
import type { DailyCalls } from './limits/daily-calls.ts';

interface ProbeRoutesOptions {
  readonly config: PlannerConfig;
  readonly timeZone: string;
  readonly dailyCalls: DailyCalls;
  readonly agreement: Pick<Agreement, 'read'>;
}

export const probeRoutes: FastifyPluginCallbackZod<ProbeRoutesOptions> = (
  app,
  { config, timeZone, dailyCalls, agreement },
  done,
) => {
  app.post(
    '/api/v1/ai/probe',
    {
      onRequest: requireRole('administrador'),
      schema: {
        tags: ['Recomendaciones'],
        summary: 'Prueba la IA con un pedido y cuenta qué respondió el otro lado',
        description:
          'Hace una llamada al modelo, que cuenta entre las del día. Una IA que falla es una respuesta 200: `outcome` dice cómo terminó y `said`, lo que dijo el servicio.',
        response: { 200: aiProbeSchema, 401: errorResponseSchema, 403: errorResponseSchema },
      },
    },
    async (_request, reply) => {
      if (config.kind === 'off') {
        return { outcome: 'off', message: adviceFor({ kind: 'off' }), said: null };
      }
      if ((await agreement.read()) === null) {
        return { outcome: 'not-agreed', message: adviceFor({ kind: 'not-agreed' }), said: null };
      }
      const left = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) left.abort();
      });
      await dailyCalls.add(companyDay(timeZone, Date.now()).today);
      const { probeModel } = await import('./probe.ts');
      return probeModel(config, left.signal);
    },
  );
  done();
};
