import type { FastifyPluginCallback } from 'fastify';
import type { Company } from '@almanaque/api';
import { runtimeConfigSchema, type RuntimeConfig } from '@almanaque/shared-contracts/schemas';
import type { EmptyCalendar } from '../company/what-there-is.ts';
import type { Config } from '../config/config.ts';

export type AiState = 'off' | 'awaits-agreement' | 'on';

interface Installation extends Pick<Config, 'timeZone' | 'headCount' | 'readingNeedsSignIn'> {
  readonly company: Pick<Company, 'name' | 'city'>;
  /** Null: something of the company's own is in the calendar. */
  readonly empty: EmptyCalendar | null;
}

/** `apiBase` is empty: the page and the API it speaks to are one origin. */
export const runtimeConfigOf = (
  { timeZone, headCount, readingNeedsSignIn, company, empty }: Installation,
  publicKey: string,
  ai: AiState,
): RuntimeConfig => ({
  apiBase: '',
  publicKey,
  timeZone,
  companyName: company.name,
  city: company.city,
  headCount,
  live: true,
  ai: ai === 'on',
  readingNeedsSignIn,
  ...(empty && { isEmpty: true }),
  ...(empty?.exampleMonth && { exampleMonth: empty.exampleMonth }),
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
