import type { Specification } from '@almanaque/shared-contracts';
import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';

export const COMPANY_SPECIFICATIONS = {
  '10': {
    objetivo:
      'Hacer visible el trabajo que suele pasar inadvertido y cerrar la etapa con un gracias.',
    anticipacion: '2-3 días antes',
    leadDays: FIRST_IDEAS.personalizado.leadDays,
    dirigida: 'A un equipo de 5 a 25 personas, al cierre de una reunión ya prevista.',
    roles: [
      'Quien lidera el equipo, que abre la ronda con su propio reconocimiento',
      'Una persona que cuida el tiempo: un minuto cada uno',
      'Una persona que toma nota para publicarla',
    ],
    comunicacion: {
      texto:
        'Hola, equipo:\n\nEl {fecha}, al terminar {evento}, hacemos una ronda de reconocimientos a las {hora}, en {lugar}.\n\nPiensen en una persona y en algo concreto que hizo estos meses. Con un minuto alcanza.',
      medio: 'Mensaje en el canal del equipo',
    },
    proveedores: [],
  },
  '11': {
    objetivo: 'Dar un respiro y lograr que conversen personas que no trabajan juntas.',
    anticipacion: '1 semana antes',
    leadDays: 5,
    dirigida: 'A personas de distintos equipos, de 10 a 30.',
    roles: [
      'Una persona que encarga el café y la comida',
      'Una persona por mesa que propone la pregunta',
    ],
    comunicacion: {
      texto:
        '¡Hola!\n\nEl {fecha} paramos un rato por {evento}: café, medialunas y fruta a las {hora}, en {lugar}. Sin presentaciones ni pantallas.\n\nSi necesitan opciones sin TACC o veganas, avisen hasta dos días antes.',
      medio: 'Invitación de calendario y cartel en el espacio común',
    },
    proveedores: ['el-gato-negro', 'confiteria-dos-escudos', 'cafe-tortoni'],
  },
  '12': {
    objetivo:
      'Pensar el próximo trimestre lejos de la rutina y fortalecer los vínculos del equipo.',
    anticipacion: '1 mes antes',
    leadDays: 22,
    dirigida: 'A un equipo completo o a varios, de 15 a 50 personas.',
    roles: [
      'Una persona que coordina la jornada y el presupuesto',
      'Una persona que facilita el trabajo por grupos',
      'Una persona que resuelve traslado, sala y almuerzo',
      'Recursos Humanos, que gestiona seguros y autorizaciones',
    ],
    comunicacion: {
      texto:
        'Hola a todos:\n\nEl {fecha} hacemos una jornada fuera de la oficina por {evento}. Nos encontramos a las {hora} en {lugar}; el traslado y el almuerzo están incluidos.\n\nTraigan ropa cómoda y confirmen asistencia y restricciones alimentarias respondiendo este mensaje.',
      medio: 'Correo general, invitación de calendario y recordatorio el día anterior',
    },
    proveedores: [
      'ciudad-cultural-konex',
      'jardin-japones',
      'la-rural-predio-ferial',
      'planetario-galileo-galilei',
    ],
  },
} as const satisfies Record<string, Specification>;
