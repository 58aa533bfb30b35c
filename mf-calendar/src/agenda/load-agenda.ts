export const loadAgenda = async () =>
  (await import(/* webpackChunkName: "agenda" */ './agenda.tsx')).Agenda;
