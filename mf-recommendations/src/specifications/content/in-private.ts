import type { Specification } from '@almanaque/shared-contracts';
import { FIRST_IDEAS } from '@almanaque/shared-contracts/ideas';

/** For who wants it in private. Each message is for the person alone. */
export const IN_PRIVATE_SPECIFICATIONS = {
  '22': {
    objetivo: 'Que la persona se sienta reconocida, del modo en que ella lo pidió.',
    anticipacion: '2-3 días antes',
    leadDays: FIRST_IDEAS.privado.leadDays,
    dirigida: 'A la persona, y a nadie más.',
    roles: ['Quien lidera el equipo, que saluda a solas y escribe la nota'],
    comunicacion: {
      texto:
        'Hola, {nombre}:\n\nSé que preferís que tu día pase tranquilo, así que este saludo del {fecha} va solo de mi parte. ¡Que lo disfrutes mucho!\n\nGracias por todo lo que hacés.',
      medio: 'En persona, o un mensaje directo',
    },
    proveedores: [],
  },
  '23': {
    objetivo: 'Tener un gesto con la persona sin ponerla en el centro de la escena.',
    anticipacion: '1 semana antes',
    leadDays: 5,
    dirigida: 'A la persona, y a nadie más.',
    roles: [
      'Quien mejor la conoce, que elige el regalo',
      'Quien lidera el equipo, que lo entrega a solas',
    ],
    comunicacion: {
      texto:
        'Hola, {nombre}:\n\nUn regalo chico por tu día, el {fecha}, sin ceremonia, como te gusta. ¡Que lo disfrutes!',
      medio: 'La tarjeta que acompaña el regalo',
    },
    proveedores: [],
  },
  '24': {
    objetivo: 'Que la persona festeje cuando quiera, como quiera y con quien quiera.',
    anticipacion: '2 semanas antes',
    leadDays: 10,
    dirigida: 'A la persona y a quien ella elija.',
    roles: [
      'Quien lidera el equipo, que averigua qué le gustaría y entrega el vale a solas',
      'Administración, para aprobar el presupuesto',
    ],
    comunicacion: {
      texto:
        'Hola, {nombre}:\n\nPor tu día te regalamos un vale para que lo uses cuando quieras y con quien quieras. No hace falta contarle a nadie.\n\n¡Que disfrutes el {fecha}!',
      medio: 'En persona, con el vale en mano',
    },
    proveedores: [],
  },
} as const satisfies Record<string, Specification>;
