import { aiAgreementSchema, type AiAgreement } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actorOf, requireRole } from '../../auth/require-role.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/error.ts';
import type { Preparation } from '../prepare.ts';
import type { Agreement } from './agreement.ts';
import { exampleOf } from './example.ts';

interface AgreementRoutesOptions extends Preparation {
  readonly database: Database;
  readonly agreement: Agreement;
  /** Whether there is an AI to be asked. */
  readonly configured: boolean;
  readonly now?: () => Date;
}

const URL = '/api/v1/ai/agreement';

const schemaOf = (summary: string) => ({
  tags: ['Recomendaciones'],
  summary,
  response: {
    200: aiAgreementSchema,
    401: errorResponseSchema,
    403: errorResponseSchema,
    409: errorResponseSchema,
  },
});

/** Before the AI is asked for the first time, an administrator sees what is sent and agrees. */
export const agreementRoutes: FastifyPluginCallbackZod<AgreementRoutesOptions> = (
  app,
  { database, agreement, configured, now = () => new Date(), ...preparation },
  done,
) => {
  const onRequest = requireRole('administrador');

  const answer = async (): Promise<AiAgreement> => ({
    configured,
    agreed: configured ? await agreement.read() : null,
    example: configured ? await exampleOf(database, preparation, now().getTime()) : null,
  });

  app.get(
    URL,
    { onRequest, schema: schemaOf('Si se acordó usar la IA, y un ejemplo de lo que se le envía') },
    answer,
  );
  app.put(URL, { onRequest, schema: schemaOf('Acordar que se use la IA') }, async (request) => {
    if (!configured) {
      throw new ApiError(
        409,
        'ai_off',
        'La IA no está configurada: primero encendela con AI_PROVIDER y AI_MODEL.',
      );
    }
    await agreement.give(actorOf(request), now());
    return answer();
  });
  app.delete(URL, { onRequest, schema: schemaOf('Dejar de usar la IA') }, async (request) => {
    await agreement.takeBack(actorOf(request), now());
    return answer();
  });
  done();
};
