import { isoDate } from '@almanaque/shared-contracts/schemas';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables.ts';

type SampleEvent = Omit<Insertable<Tables['company_events']>, 'sample' | 'created_at'>;

/** Of what is in the set. */
export const SAMPLE_MONTH = isoDate('2025-09-01');

/** September 2025, as section 3 of the specification has it and decisions settle it. All invented. */
export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  {
    id: 'muestra-dia-del-programador',
    date: '2025-09-13',
    title: 'Día del Programador',
    description:
      'Día 256 del año: se reconoce a quienes escriben el software con el que trabajamos.',
    type: 'festivo',
    tone: 'festivo',
    observance_id: 'dia-del-programador',
    picture: '/media/dia-del-programador.svg',
    picture_alt: 'Ilustración de Día del Programador',
  },
  {
    id: 'muestra-cumpleanos',
    date: '2025-09-20',
    title: 'Cumpleaños de Marina Olivera',
    description: 'Marina, de Administración, cumple años.',
    type: 'cumpleanos',
    tone: 'festivo',
    observance_id: null,
    picture: null,
  },
  {
    id: 'muestra-dia-de-la-primavera',
    date: '2025-09-21',
    title: 'Día de la Primavera',
    description: 'Empieza la primavera: una buena excusa para juntarse al aire libre.',
    type: 'festivo',
    tone: 'festivo',
    observance_id: 'dia-del-estudiante-y-primavera',
    picture: null,
  },
  {
    id: 'muestra-aniversario',
    date: '2025-09-25',
    title: 'Aniversario de 5 años de Julián Ferreyra',
    description: 'Julián, de Logística, cumple 5 años en la empresa.',
    type: 'aniversario',
    tone: 'festivo',
    observance_id: null,
    picture: null,
  },
  {
    id: 'muestra-conciencia-ambiental',
    date: '2025-09-27',
    title: 'Día de la Conciencia Ambiental',
    description:
      'Recuerda a las víctimas de un escape de gas en Avellaneda, en 1993, e invita a cuidar el ambiente.',
    type: 'festivo',
    tone: 'sobrio',
    observance_id: 'dia-conciencia-ambiental',
    picture: null,
  },
  {
    id: 'muestra-revision-trimestral',
    date: '2025-09-30',
    title: 'Revisión trimestral',
    description: 'Cierre del trimestre: resultados, aprendizajes y próximos pasos.',
    type: 'personalizado',
    tone: 'festivo',
    observance_id: null,
    picture: null,
  },
];

/** The 12th is highlighted and has no event (decisions, Contradictions). */
export const SAMPLE_HIGHLIGHTS: readonly Insertable<Tables['sample_highlights']>[] = [
  { date: '2025-09-12', type: 'festivo' },
];
