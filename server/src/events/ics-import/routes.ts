import { icsPreviewSchema, MAX_ICS_BYTES } from '@almanaque/api';
import type { FastifyPluginCallback } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { fileImportRoutes } from '../../imports/file-import-routes.ts';
import { icsImports } from './ics-imports.ts';
import { readApart } from './read-apart.ts';

interface IcsImportOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'timeZone'>;
}

const URL = '/api/v1/events/imports';

/** Bringing the events of another calendar, for organisers. */
export const icsImportRoutes: FastifyPluginCallback<IcsImportOptions> = (
  app,
  { database, config },
  done,
) => {
  app.register(fileImportRoutes, {
    url: URL,
    applyUrl: URL,
    tag: 'Importación de eventos',
    maxBytes: MAX_ICS_BYTES,
    preview: icsPreviewSchema,
    unnamed: 'Archivo .ics',
    isConfirmed: false,
    summaries: {
      preview: 'Ver qué haría importar un archivo .ics, que va como cuerpo del pedido',
      apply: 'Importar los eventos de un archivo .ics, que va como cuerpo del pedido',
      list: 'Las últimas importaciones de eventos',
      undo: 'Deshacer una importación; lo que se editó después queda',
    },
    imports: icsImports(database, {
      read: readApart(config.timeZone),
      timeZone: config.timeZone,
    }),
  });
  done();
};
