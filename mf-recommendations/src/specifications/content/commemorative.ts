import type { Specification } from '@almanaque/shared-contracts';
import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';

/** Decisions, Tone: these dates are remembered. Attendance is always voluntary. */
export const COMMEMORATIVE_SPECIFICATIONS = {
  '13': {
    objetivo: 'Recordar la fecha juntos, con respeto y sin imponer una única manera de vivirla.',
    anticipacion: '2-3 días antes',
    leadDays: FIRST_IDEAS.conmemorativo.leadDays,
    dirigida: 'A quienes quieran participar, en la oficina o por videollamada.',
    roles: [
      'Una persona que elige el texto y lo lee',
      'Una persona que avisa el inicio y el final del minuto de silencio',
    ],
    comunicacion: {
      texto:
        'Hola a todos:\n\nEl {fecha} recordamos {evento}. A las {hora}, en {lugar}, vamos a leer un texto breve y guardar un minuto de silencio.\n\nLa participación es voluntaria. Quien prefiera no asistir puede seguir con su jornada.',
      medio: 'Correo de la dirección o de Recursos Humanos',
    },
    proveedores: [],
  },
  '14': {
    objetivo:
      'Comprender qué pasó y por qué se recuerda, de la mano de alguien que conoce el tema.',
    anticipacion: '2 semanas antes',
    leadDays: 10,
    dirigida: 'A todo el equipo, con participación voluntaria, de 10 a 40 personas.',
    roles: [
      'Una persona que invita a quien expone y acuerda el enfoque',
      'Una persona que reúne el material de archivo y cita sus fuentes',
      'Una persona que modera las preguntas',
    ],
    comunicacion: {
      texto:
        'Hola a todos:\n\nEl {fecha}, por {evento}, los invitamos a una charla con material de archivo a las {hora}, en {lugar}. Dura cincuenta minutos, con un espacio para preguntas.\n\nLa participación es voluntaria. El material puede resultar sensible.',
      medio: 'Correo general e invitación de calendario',
    },
    proveedores: ['centro-cultural-recoleta', 'usina-del-arte'],
  },
  '15': {
    objetivo: 'Acercarse a la historia en el lugar donde se la conserva y conversar lo visto.',
    anticipacion: '1 mes antes',
    leadDays: 22,
    dirigida: 'A quienes se inscriban, de 10 a 25 personas, dentro del horario laboral.',
    roles: [
      'Una persona que reserva la visita y confirma la accesibilidad del lugar',
      'Una persona que coordina el traslado',
      'Recursos Humanos, que acompaña al grupo y la conversación final',
    ],
    comunicacion: {
      texto:
        'Hola a todos:\n\nEl {fecha}, para recordar {evento}, organizamos una visita guiada. Salimos a las {hora} desde {lugar} y volvemos dentro del horario laboral.\n\nLa participación es voluntaria y los lugares son limitados. El recorrido puede conmover: escríbannos ante cualquier duda.',
      medio: 'Correo general con inscripción',
    },
    proveedores: ['museo-de-arte-moderno-de-buenos-aires', 'fundacion-proa'],
  },
} as const satisfies Record<string, Specification>;
