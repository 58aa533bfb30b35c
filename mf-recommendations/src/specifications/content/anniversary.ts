import type { Specification } from '@almanaque/shared-contracts';
import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';

export const ANNIVERSARY_SPECIFICATIONS = {
  '4': {
    objetivo:
      'Reconocer el recorrido de la persona con hechos concretos, en palabras de quien dirige el equipo.',
    anticipacion: '2-3 días antes',
    leadDays: FIRST_IDEAS.aniversario.leadDays,
    dirigida: 'A quien cumple años de trabajo, con lectura ante todo el equipo.',
    roles: [
      'Quien dirige el equipo, que escribe y firma la carta',
      'Recursos Humanos, que aporta la fecha de ingreso y los hitos',
    ],
    comunicacion: {
      texto:
        'Hola a todos:\n\nEl {fecha} reconocemos a {nombre}, que cumple {años} con nosotros. En la reunión de las {hora} vamos a leer una carta de la dirección para agradecerle este recorrido.\n\nSi quieren sumar una anécdota o un agradecimiento, respondan este mensaje.',
      medio: 'Correo de la dirección y publicación en el canal general',
    },
    proveedores: [],
  },
  '5': {
    objetivo:
      'Dejarle un recuerdo que pueda colgar y un rato compartido con quienes trabajan a su lado.',
    anticipacion: '1 semana antes',
    leadDays: 5,
    dirigida: 'A quien cumple años de trabajo y a su equipo, entre 8 y 12 personas.',
    roles: [
      'Recursos Humanos, que redacta e imprime el diploma',
      'Una persona que encarga el café y las medialunas',
      'Quien lidera el equipo, que lo entrega',
    ],
    comunicacion: {
      texto:
        'Hola, equipo:\n\nEl {fecha} reconocemos a {nombre}, que cumple {años} en la empresa, con un café a las {hora}, en {lugar}.\n\nAntes de esa fecha, mándennos una frase que lo represente: la más votada va en el diploma.',
      medio: 'Correo al equipo e invitación de calendario',
    },
    proveedores: ['cafe-tortoni', 'el-gato-negro', 'las-violetas'],
  },
  '6': {
    objetivo:
      'Celebrar un aniversario importante con una cena a la altura de los años compartidos.',
    anticipacion: '3 semanas antes',
    leadDays: 15,
    dirigida: 'A quien cumple años de trabajo, un acompañante y su equipo, hasta 20 personas.',
    roles: [
      'Recursos Humanos, que reserva y confirma asistentes',
      'La dirección, que entrega el libro dedicado',
      'Una persona que junta y edita los saludos grabados',
      'Administración, para aprobar el presupuesto',
    ],
    comunicacion: {
      texto:
        'Hola:\n\nEl {fecha} nos juntamos a cenar para reconocer a {nombre}, que cumple {años} en la empresa. Los esperamos a las {hora} en {lugar}.\n\nPor favor confirmen su asistencia una semana antes e indiquen si tienen alguna restricción alimentaria.',
      medio: 'Invitación personal por correo, con confirmación',
    },
    proveedores: ['el-querandi', 'cafe-de-los-angelitos', 'el-ateneo-grand-splendid'],
  },
} as const satisfies Record<string, Specification>;
