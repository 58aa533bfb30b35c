import type { Specification } from '@almanaque/shared-contracts';
import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';

export const HOLIDAY_SPECIFICATIONS = {
  '7': {
    objetivo: 'Que todos conozcan la historia de la fecha y se diviertan entre equipos.',
    anticipacion: '2-3 días antes',
    leadDays: FIRST_IDEAS.festivo.leadDays,
    dirigida: 'A todo el equipo, presencial y remoto, en grupos mezclados de cuatro.',
    roles: [
      'Una persona que prepara las diez preguntas y verifica las respuestas',
      'Una persona que conduce y lleva los puntos',
    ],
    comunicacion: {
      texto:
        '¡Hola a todos!\n\nPara celebrar {evento} hacemos una trivia por equipos el {fecha} a las {hora}, en {lugar}. Son diez preguntas y media hora, nada más.\n\nArmamos los grupos en el momento. ¡Vayan repasando!',
      medio: 'Canal general e invitación de calendario',
    },
    proveedores: [],
  },
  '8': {
    objetivo: 'Empezar el día juntos, con sabores y costumbres propias de la fecha.',
    anticipacion: '1 semana antes',
    leadDays: 5,
    dirigida: 'A todas las personas que están ese día en la oficina, de 10 a 30.',
    roles: [
      'Una persona que encarga la comida y releva restricciones',
      'Dos personas que decoran y sirven',
      'Una persona que ordena al terminar',
    ],
    comunicacion: {
      texto:
        '¡Buen día!\n\nEl {fecha} compartimos un desayuno con comidas típicas por {evento}. Los esperamos a las {hora} en {lugar}.\n\nHay opciones sin TACC y vegetarianas: avisen hasta dos días antes si las necesitan.',
      medio: 'Correo general y cartel en el comedor',
    },
    proveedores: ['confiteria-la-ideal', 'feria-de-mataderos', 'confiteria-dos-escudos'],
  },
  '9': {
    objetivo: 'Vivir la fecha fuera de la oficina con una salida cultural de primer nivel.',
    anticipacion: '1 mes antes',
    leadDays: 22,
    dirigida: 'A todo el equipo, con inscripción previa, de 10 a 40 personas.',
    roles: [
      'Una persona que compra las entradas y arma la lista',
      'Una persona que coordina el encuentro y el traslado',
      'Administración, para aprobar el presupuesto',
    ],
    comunicacion: {
      texto:
        '¡Hola a todos!\n\nPara celebrar {evento} vamos juntos a ver un espectáculo el {fecha}. Nos encontramos a las {hora} en {lugar}; la entrada corre por cuenta de la empresa.\n\nAnótense respondiendo este mensaje: los lugares son limitados.',
      medio: 'Correo general con inscripción y recordatorio dos días antes',
    },
    proveedores: ['teatro-colon', 'paseo-la-plaza', 'la-ventana', 'usina-del-arte'],
  },
} as const satisfies Record<string, Specification>;
