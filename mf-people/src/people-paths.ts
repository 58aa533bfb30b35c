/** What stands in the roster's addresses where a person's id may stand: no id is one of these. */
export const PEOPLE_PATHS = {
  new: 'agregar',
  import: 'importar',
  places: 'oficinas-y-equipos',
} as const;
