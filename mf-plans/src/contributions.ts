import type { Contribution, Declaration } from '@almanaque/shared-contracts/contributions';

/** Whoever plans. The server decides what they may see: to whom a plan is a surprise, there is none. */
const FOR_ORGANISERS: Contribution['roles'] = ['organizador', 'administrador'];

export const declaration: Declaration = {
  contributions: [
    {
      id: 'plans',
      point: 'page',
      path: 'planes',
      title: 'Planes',
      module: './remote',
      missing: 'Los planes no están disponibles por ahora.',
      trouble: 'Algo falló en los planes.',
    },
    {
      id: 'make-plan',
      point: 'mf-recommendations/sheet-action@1',
      title: 'Armar el plan',
      roles: FOR_ORGANISERS,
      module: './sheet-action',
      missing: 'Por ahora no se puede armar un plan desde acá.',
    },
    {
      id: 'plan-of-day',
      point: 'mf-calendar/day-section@1',
      title: 'Plan del día',
      roles: FOR_ORGANISERS,
      module: './day-section',
      missing: 'Los planes del día no están disponibles por ahora.',
    },
    {
      id: 'moved-plans',
      point: 'mf-calendar/event-field@1',
      title: 'Planes que se mueven',
      roles: FOR_ORGANISERS,
      module: './event-field',
      missing: 'No se puede ver qué pasa con los planes si el evento cambia.',
    },
    {
      id: 'plans-of-holiday',
      point: 'mf-admin/holiday-move@1',
      title: 'Planes que se mueven',
      roles: FOR_ORGANISERS,
      module: './holiday-move',
      missing: 'No se puede ver qué pasa con los planes si el feriado se mueve.',
    },
    {
      id: 'moving-plans',
      point: 'mf-calendar/event-move@1',
      title: 'Planes que se mueven',
      roles: FOR_ORGANISERS,
      module: './event-move',
    },
    {
      id: 'planned-days',
      point: 'mf-calendar/day-mark@1',
      title: 'Días con plan',
      roles: FOR_ORGANISERS,
      module: './day-mark',
    },
    {
      id: 'this-week',
      point: 'home-section',
      title: 'Tus tareas de esta semana',
      when: { session: true },
      module: './home-section',
      missing: 'Lo de esta semana no está disponible por ahora.',
    },
    {
      id: 'found-plans',
      point: 'search-source',
      title: 'Planes',
      icon: 'checklist',
      roles: FOR_ORGANISERS,
      module: './found-plans',
    },
  ],
};
