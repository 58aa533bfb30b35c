import { peoplePageSchema, type PeopleImport } from '@almanaque/api';
import type { Place } from './engines.ts';
import type { TestSettings } from './test-app.ts';
import { FOR_EACH } from './use-server.ts';
import { usePeopleApp } from './use-people-app.ts';
import { stepHere } from '../people-import/testing/step-here.ts';

export const ROSTER = `Legajo;Apellido y Nombre;Fecha Nac.;Ingreso;Egreso;Sede;Correo
1;Núñez, Ana;5/8/1990;1/3/2020;;Rosario;ana@empresa.example
2;Sosa, Bruno;29-2-92;2021-07-15;;CABA;bruno@empresa.example
3;López, Carla;;43890;;CABA;carla@empresa.example
`;

export const ready = (seen: PeopleImport) => {
  if (seen.state !== 'ready') throw new Error(`not ready: ${JSON.stringify(seen)}`);
  return seen;
};

/** As in production, each step on a thread. */
export const ON_THREADS = { startStep: undefined };

/** For each test of a `describe` a server of its own, without people; its imports' steps run on no threads. */
export function useImport(
  openPlace: () => Promise<Place>,
  settings: Pick<TestSettings, 'startStep'> = { startStep: stepHere },
) {
  const server = usePeopleApp(openPlace, FOR_EACH, settings);
  return {
    server,
    people: async () =>
      peoplePageSchema.parse((await server.send('GET', '?status=all')).json()).people,
    importAll: async (content: string) => {
      const { id } = ready(await server.upload(content));
      return server.step('POST', `${id}/apply`);
    },
  };
}
