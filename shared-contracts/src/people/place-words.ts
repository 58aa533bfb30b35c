/** What people and events are put into. Rosters say 'Sede' and 'Área', too: the import knows both. */
export const PLACE_WORDS = { office: 'Oficina', team: 'Equipo' } as const;
