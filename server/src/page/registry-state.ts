import type { FastifyPluginCallback } from 'fastify';
import * as z from 'zod';
import type { ForeignManifests } from './foreign-manifests.ts';
import type { RegistryFile } from './registry-file.ts';

const remarkSchema = z.object({
  line: z.int().nullable().describe('Del archivo, desde 1'),
  part: z.string().nullable(),
  reason: z.string(),
});

const stateSchema = z.object({
  status: z
    .enum(['read', 'kept', 'missing'])
    .describe('kept: el archivo no se puede leer y vale lo último leído; missing: nunca se pudo'),
  unread: remarkSchema.nullable().describe('Por qué no se puede leer'),
  remarks: z.array(remarkSchema).describe('Lo que está en el archivo y no cuenta'),
  parts: z.array(
    z.object({
      name: z.string(),
      manifest: z.string(),
      contract: z.string(),
      manifestUnread: z
        .string()
        .nullable()
        .describe('Por qué el servidor no puede leer el manifiesto que anuncia, de otro origen'),
    }),
  ),
});

interface StateOptions {
  readonly readRegistry: () => Promise<RegistryFile>;
  readonly foreign: ForeignManifests;
}

/** The registry as this server sees it: `GET /api/v1/registry`. */
export const registryState: FastifyPluginCallback<StateOptions> = (
  app,
  { readRegistry, foreign },
  done,
) => {
  app.get(
    '/api/v1/registry',
    {
      schema: {
        tags: ['Instalación'],
        summary: 'El registro de partes como lo ve el servidor',
        response: { 200: stateSchema },
      },
    },
    async (_request, reply): Promise<z.infer<typeof stateSchema>> => {
      void reply.header('cache-control', 'no-cache');
      const { known, unread, remarks } = await readRegistry();
      return {
        status: known === null ? 'missing' : unread === null ? 'read' : 'kept',
        unread,
        remarks: [...remarks],
        parts: (known?.registry.remotes ?? []).map(({ name, manifest, contract }) => ({
          name,
          manifest,
          contract,
          manifestUnread: foreign.unreadAt(manifest),
        })),
      };
    },
  );
  done();
};
