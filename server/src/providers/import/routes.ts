import { MAX_PROVIDER_FILE_BYTES, providerPreviewSchema } from '@almanaque/api';
import type { FastifyPluginCallback } from 'fastify';
import type { Database } from '../../db/database.ts';
import { fileImportRoutes } from '../../imports/file-import-routes.ts';
import { providerImports } from './provider-imports.ts';

interface ProviderImportOptions {
  readonly database: Database;
}

const URL = '/api/v1/providers/import';

/** Bringing a spreadsheet of providers into the directory, for organisers. */
export const providerImportRoutes: FastifyPluginCallback<ProviderImportOptions> = (
  app,
  { database },
  done,
) => {
  app.register(fileImportRoutes, {
    url: URL,
    applyUrl: `${URL}/apply`,
    tag: 'Importación de proveedores',
    maxBytes: MAX_PROVIDER_FILE_BYTES,
    preview: providerPreviewSchema,
    unnamed: 'Filas pegadas',
    isConfirmed: true,
    summaries: {
      preview:
        'Ver qué haría importar una planilla (.xlsx, .csv) o filas pegadas, que son el cuerpo',
      apply: 'Importar los proveedores de una planilla, como los mostró la vista previa',
      list: 'Las últimas importaciones de proveedores',
      undo: 'Deshacer una importación; lo que se cambió después queda',
    },
    imports: providerImports(database),
  });
  done();
};
