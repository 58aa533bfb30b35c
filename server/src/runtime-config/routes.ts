import type { FastifyPluginCallback } from 'fastify';
import { runtimeConfigSchema, type RuntimeConfig } from '@almanaque/shared-contracts/schemas';
import type { Config } from '../config/config.ts';

export type AiState = 'off' | 'awaits-agreement' | 'on';

type Installation = Pick<Config, 'timeZone' | 'companyName' | 'city' | 'headCount'>;

/** `apiBase` is empty: the page and the API it speaks to are one origin. */
export const runtimeConfigOf = (
  { timeZone, companyName, city, headCount }: Installation,
  publicKey: string,
  ai: AiState,
): RuntimeConfig => ({
  apiBase: '',
  publicKey,
  timeZone,
  companyName,
  city,
  headCount,
  live: true,
  ai: ai === 'on',
  ...(ai === 'awaits-agreement' && { aiAwaitsAgreement: true }),
});

interface RuntimeConfigOptions {
  /** As it is now: an administrator may agree to the AI, or take that back. */
  readonly runtimeConfig: () => Promise<RuntimeConfig>;
}

export const runtimeConfigRoutes: FastifyPluginCallback<RuntimeConfigOptions> = (
  app,
  { runtimeConfig },
  done,
) => {
  app.get(
    '/api/v1/runtime-config',
    {
      schema: {
        tags: ['Instalación'],
        summary: 'Lo que una página tiene que saber de esta instalación',
        response: { 200: runtimeConfigSchema },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'private, no-cache').send(await runtimeConfig()),
  );
  done();
};
