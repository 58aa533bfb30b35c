import type { Specification } from '@almanaque/shared-contracts';
import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';

export const BIRTHDAY_SPECIFICATIONS = {
  '1': {
    objetivo:
      'Que la persona se sienta mirada por su equipo con algo que le quede, sin gastar y sin incomodarla.',
    anticipacion: '2-3 días antes',
    leadDays: FIRST_IDEAS.cumpleanos.leadDays,
    dirigida: 'A quien cumple años y a su equipo directo, presencial o remoto.',
    roles: [
      'Una persona que abre el documento compartido y junta los mensajes',
      'Alguien del equipo que los lee en voz alta',
    ],
    comunicacion: {
      texto:
        'Hola, equipo:\n\nEl {fecha} saludamos a {nombre} por su cumpleaños con un mural de mensajes: un recuerdo, un agradecimiento o un deseo en dos líneas.\n\nDejen el suyo antes del día previo y nos juntamos a leerlo a las {hora}, en {lugar}. ¡Es sorpresa, no le cuenten!',
      medio: 'Mensaje directo a cada integrante del equipo, sin incluir a quien cumple años',
    },
    proveedores: [],
  },
  '2': {
    objetivo:
      'Compartir una merienda breve en la que todo el equipo pueda saludar, sin interrumpir la jornada.',
    anticipacion: '1 semana antes',
    leadDays: 5,
    dirigida: 'A quien cumple años y a las personas que están ese día en la oficina.',
    roles: [
      'Una persona que encarga y retira la torta',
      'Una persona que prepara el mate, el café y la mesa',
      'Quien lidera el equipo, para decir unas palabras',
    ],
    comunicacion: {
      texto:
        '¡Hola a todos!\n\nEl {fecha} festejamos el cumpleaños de {nombre} con una torta a las {hora}, en {lugar}.\n\nSi alguien necesita una porción sin TACC o vegana, avise hasta dos días antes. ¡Los esperamos!',
      medio: 'Correo al equipo y recordatorio en el chat el mismo día',
    },
    proveedores: ['las-violetas', 'confiteria-dos-escudos', 'confiteria-la-ideal'],
  },
  '3': {
    objetivo:
      'Regalarle un almuerzo distinto, con música en vivo, que el equipo recuerde todo el año.',
    anticipacion: '2 semanas antes',
    leadDays: 10,
    dirigida: 'A quien cumple años y a su equipo más cercano, entre 6 y 15 personas.',
    roles: [
      'Una persona que reserva la mesa y confirma el menú',
      'Una persona que contrata a los mariachis y coordina el horario',
      'Administración, para aprobar el gasto y pedir la factura',
    ],
    comunicacion: {
      texto:
        '¡Hola!\n\nPara celebrar el cumpleaños de {nombre} almorzamos juntos el {fecha} a las {hora}, en {lugar}. La empresa invita.\n\nConfirmen si vienen y si tienen alguna restricción alimentaria. Hay una sorpresa antes del postre: les pedimos discreción.',
      medio: 'Invitación de calendario con confirmación, sin incluir a quien cumple años',
    },
    proveedores: ['el-querandi', 'los-galgos', 'cafe-de-los-angelitos', 'mariachi-a-domicilio'],
  },
} as const satisfies Record<string, Specification>;
