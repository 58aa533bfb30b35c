import { disguise } from './privacy.ts';

/** What leaves of a sentence about whoever is on this roster. */
const ROSTER = new Set('zoraida qwertsson julio perez mas angelo mcdonald'.split(' '));

const sent = (text: string): string | null =>
  disguise(
    {
      eventType: 'personalizado',
      eventTitle: 'Reunión',
      eventDescription: '',
      eventDetails: { text, place: '' },
    },
    ROSTER,
  ).safe.text;

describe('what is of a person', () => {
  it.each([
    // Ages.
    ['Zoraida cumple 60 años el martes', '… cumple el martes'],
    ['zoraida qwertsson cumple noventa y cinco', '… cumple'],
    ['Habla Zoraida Qwertsson, de 95 años', 'Habla …'],
    ['Un vecino de 45 años habla de su oficio', 'Un vecino habla de su oficio'],
    ['Falleció a los 58 años en Rosario', 'Falleció en Rosario'],
    ['Se recibió a sus 71 años', 'Se recibió'],
    ['Pérez tiene 58 años y baila', '… y baila'],
    ['Sigue en carrera con 81 años', 'Sigue en carrera'],
    ['Brindis por sus 40', 'Brindis por'],
    ['Brindamos por sus treinta y tres años', 'Brindamos por'],
    ['Festejo de los 50 de Zoraida', 'Festejo de los de …'],
    ['Vino Zoraida (52) con torta', 'Vino … con torta'],
    ['Juegan Zoraida, 52, y otros', 'Juegan …, y otros'],
    ['Edad: 47 años', ''],
    ['Festejamos su 60° cumpleaños', 'Festejamos su cumpleaños'],
    ['Cumpleaños número 60', 'Cumpleaños'],
    ['El gerente de la empresa cumple 60 años', 'El gerente de la empresa cumple'],
    ['La empresa festeja que Zoraida cumple 60', 'La empresa festeja que … cumple'],
    ['¡95 años, Zoraida!', '¡, …!'],
    ['Cumplió los setenta y pico', 'Cumplió'],
    ['Una nena de ocho años', 'Una nena'],
    ['Fiesta de quince años', 'Fiesta'],
    ['Zoraida apagó 80 velitas', '… apagó'],
    // Births.
    ['Zoraida nació en 1966', '… nació'],
    ['Nacida el 3 de mayo de 1966 en Rosario', 'Nacida en Rosario'],
    ['Nació en Rosario en 1966', 'Nació en Rosario'],
    ['Zoraida, clase 1966, y su hijo', '…, y su hijo'],
    ['Es clase 66', 'Es'],
    ['Fecha de nacimiento: 12/03/1966', ''],
    ['Nac. 12-3-66', ''],
    ['Zoraida Qwertsson 12/03/1966', '…'],
    ['Zoraida (1966)', '…'],
    // Papers.
    ['DNI 34567890', ''],
    ['Anotar el DNI N° 34.567.890 en la puerta', 'Anotar el en la puerta'],
    ['Documento 34567890.', '.'],
    ['Con 34.567.890 se entra', 'Con se entra'],
    ['Se anota como 34567890', 'Se anota como'],
    ['CUIL 20-34567890-3', ''],
    ['Facturar a 27345678904', 'Facturar a'],
    ['Llamar al 11-5555-4444', 'Llamar al'],
    ['Llamar al (011) 4555-4444 o al 15 5555-4444', 'Llamar al o al'],
    ['Escribir al +54 9 11 5555 4444', 'Escribir al'],
    ['Escribir al 0341 155 123456', 'Escribir al'],
    ['En Bariloche, 2944 42-1234', 'En Bariloche'],
    ['Llamar al 1155554444', 'Llamar al'],
    ['tel. 4555 4444', ''],
    ['Fijo: 4555-4444', 'Fijo:'],
    ['Confirmar a zoraida.q@empresa.com.ar', 'Confirmar a'],
    ['Seguir a @zoraidaq', 'Seguir a'],
    ['Legajo 1234', ''],
    // Names, however they are written.
    ['Organiza ZORAIDA', 'Organiza …'],
    ['Team #VamosZoraida', 'Team #…'],
    ['Clave zoraida1985', 'Clave …'],
    ['Va Zorai\u00ADda', 'Va …'],
    ['Va 𝗭𝗼𝗿𝗮𝗶𝗱𝗮', 'Va …'],
    ['Llega McDonald', 'Llega …'],
    ['Charla con Mas, de compras', 'Charla con …, de compras'],
    ['Habla la Sra. Ovando', 'Habla la Sra. …'],
    ['Habla el Dr. Tatekawa', 'Habla el Dr. …'],
  ])('%p leaves as %p', (text, left) => expect(sent(text)).toBe(left));
});

describe('what is of no person', () => {
  it.each([
    '30 años de democracia',
    'Hace 10 años que abrimos',
    'La empresa cumple 60 años',
    'La planta de Pilar cumple 25 años',
    'Este viernes cumple 60 años la empresa',
    'Aniversario de 5 años de la sucursal',
    'Plan de 5 años',
    'Tiene 20 años de experiencia en ventas',
    'Con más de 20 años en el mercado',
    'En los próximos 3 años',
    'La empresa nació en 1966',
    'Cumple 3 objetivos del año',
    'Mayores de 18 años',
    'Entradas a $ 1.500.000 y a 25000 pesos',
    'Juntamos 1.500.000 pesos y 34.567.890 pesos más',
    'Son USD 12.345.678',
    'Reunión el 12/03/2026 a las 18:30',
    'Cierre 2026-11-23, ejercicio 2025-2026',
    'De 9.30 a 18.30, piso 3, sala 204',
    'El 9 de julio no se trabaja; en julio 2026 tampoco',
    'Más café, mas no tanto',
    'Clase 10 de yoga',
    'Faltan 3 días y 20 sillas',
    'Rosario, Villa Urquiza y los parques',
    'Mundial 78 y Mundial 86',
  ])('%p stays', (text) => expect(sent(text)).toBe(text));
});
