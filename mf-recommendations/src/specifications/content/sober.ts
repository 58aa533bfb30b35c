import type { Specification } from '@almanaque/shared-contracts';
import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';

/** Decisions, Tone: dates marked soberly end in something useful, not in a celebration. */
export const SOBER_SPECIFICATIONS = {
  '16': {
    objetivo: 'Entender por qué existe la fecha y salir con una acción posible por equipo.',
    anticipacion: '2-3 días antes',
    leadDays: FIRST_IDEAS.sobrio.leadDays,
    dirigida: 'A todo el equipo, presencial y remoto.',
    roles: [
      'Una persona que prepara la introducción de diez minutos',
      'Un referente por equipo que anota el compromiso y lo sigue',
    ],
    comunicacion: {
      texto:
        'Hola a todos:\n\nEl {fecha}, por {evento}, hacemos una pausa de media hora a las {hora}, en {lugar}. Vamos a contar de qué se trata la fecha y a elegir, por equipo, una acción que podamos cumplir en un mes.',
      medio: 'Canal general e invitación de calendario',
    },
    proveedores: [],
  },
  '17': {
    objetivo: 'Escuchar a quienes trabajan el tema todos los días y saber cómo colaborar.',
    anticipacion: '2 semanas antes',
    leadDays: 10,
    dirigida: 'A quienes quieran participar, de 10 a 40 personas.',
    roles: [
      'Una persona que contacta a la organización y acuerda el contenido',
      'Una persona que prepara la sala y la transmisión',
      'Administración, para gestionar el aporte',
    ],
    comunicacion: {
      texto:
        'Hola a todos:\n\nEl {fecha}, por {evento}, nos visita una organización que trabaja el tema. El encuentro es a las {hora}, en {lugar}, y dura una hora.\n\nPueden enviar preguntas de antemano respondiendo este mensaje.',
      medio: 'Correo general e invitación de calendario',
    },
    proveedores: ['centro-cultural-recoleta', 'ciudad-cultural-konex'],
  },
  '18': {
    objetivo: 'Dedicar media jornada a un trabajo útil, vinculado con la fecha.',
    anticipacion: '1 mes antes',
    leadDays: 22,
    dirigida: 'A quienes se inscriban, de 10 a 30 personas, dentro del horario laboral.',
    roles: [
      'Una persona que acuerda las tareas con la organización',
      'Una persona que coordina traslado, refrigerio e insumos',
      'Recursos Humanos, que gestiona seguros y autorizaciones',
    ],
    comunicacion: {
      texto:
        'Hola a todos:\n\nEl {fecha}, por {evento}, organizamos media jornada de voluntariado. Salimos a las {hora} desde {lugar}; el traslado y los insumos están cubiertos.\n\nLa participación es voluntaria. Anótense respondiendo este mensaje.',
      medio: 'Correo general con inscripción y recordatorio dos días antes',
    },
    proveedores: ['jardin-botanico-carlos-thays'],
  },
} as const satisfies Record<string, Specification>;
