import type { Specification } from '@almanaque/shared-contracts';
import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';

/** Bridge days. The message never invites to celebrate them. */
export const BRIDGE_SPECIFICATIONS = {
  '19': {
    objetivo: 'Que quien descansa desconecte tranquilo y quien trabaja sepa con quién cuenta.',
    anticipacion: '2-3 días antes',
    leadDays: FIRST_IDEAS.puente.leadDays,
    dirigida: 'A todo el equipo, presencial y remoto.',
    roles: [
      'Quien lidera cada equipo, que confirma quién está',
      'Una persona que arma la lista y la publica',
    ],
    comunicacion: {
      texto:
        'Hola a todos:\n\nSe viene un fin de semana largo. El {fecha}, a las {hora}, cerramos la lista de quién trabaja en el puente, quién se lo toma y a quién llamar por una urgencia.\n\nAntes de esa hora, dejen anotado lo que queda pendiente. ¡Buen descanso!',
      medio: 'Canal general y correo de Recursos Humanos',
    },
    proveedores: [],
  },
  '20': {
    objetivo: 'Compartir un rato antes del fin de semana largo y llevarse una buena idea.',
    anticipacion: '1 semana antes',
    leadDays: 5,
    dirigida: 'A las personas que están ese día en la oficina, de 10 a 30.',
    roles: [
      'Una persona que encarga la comida y releva restricciones',
      'Una persona que junta las recomendaciones en un documento',
    ],
    comunicacion: {
      texto:
        '¡Buen día!\n\nEl {fecha} desayunamos juntos a las {hora}, en {lugar}, y nos contamos planes para el fin de semana largo: una escapada, una película, una receta.\n\nHay opciones sin TACC y vegetarianas: avisen hasta dos días antes si las necesitan.',
      medio: 'Correo general y cartel en el comedor',
    },
    proveedores: ['las-violetas', 'confiteria-dos-escudos', 'cafe-tortoni'],
  },
  '21': {
    objetivo:
      'Salir de la rutina con una visita que de otro modo se posterga, sin robarle horas al descanso.',
    anticipacion: '2 semanas antes',
    leadDays: 10,
    dirigida: 'A quienes se inscriban, de 10 a 30 personas, dentro del horario laboral.',
    roles: [
      'Una persona que reserva la visita y confirma la accesibilidad del lugar',
      'Una persona que coordina el traslado y la merienda',
      'Administración, para aprobar el presupuesto',
    ],
    comunicacion: {
      texto:
        '¡Hola a todos!\n\nEl {fecha}, antes del fin de semana largo, vamos juntos a una visita guiada. Salimos a las {hora} desde {lugar} y terminamos a las seis, con merienda incluida.\n\nAnótense respondiendo este mensaje: los lugares son limitados.',
      medio: 'Correo general con inscripción y recordatorio dos días antes',
    },
    proveedores: ['teatro-colon', 'malba', 'museo-nacional-de-arte-decorativo', 'palacio-barolo'],
  },
} as const satisfies Record<string, Specification>;
