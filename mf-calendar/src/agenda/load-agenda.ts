export const loadAgenda = async () => (await import('./agenda.tsx')).Agenda;
