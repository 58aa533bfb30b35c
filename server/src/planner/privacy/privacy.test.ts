import type { EventType, PlannerRequest } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { HOLIDAYS } from '../../holidays/catalogue.ts';
import { OBSERVANCES } from '../../observances/observances.ts';
import { disguise as disguiseWith } from './privacy.ts';
import type { NameWords } from './roster.ts';

const request = (
  eventType: EventType,
  eventTitle: string,
  eventDescription = '',
  avoidTitles?: string[],
): PlannerRequest => ({
  eventType,
  eventTitle,
  eventDescription,
  ...(avoidTitles === undefined ? {} : { avoidTitles }),
});

const disguise = (asked: PlannerRequest, roster: NameWords = new Set()) =>
  disguiseWith(asked, roster);

describe('disguise', () => {
  it.each<[EventType, string, string]>([
    ['cumpleanos', 'Cumpleaños de Ana López', 'Cumpleaños de {nombre}'],
    ['cumpleanos', 'cumple de ana', 'cumple de {nombre}'],
    ['cumpleanos', 'Ana López cumple 34 años', '{nombre} cumple'],
    ['cumpleanos', '¡Feliz cumpleaños, Ana! (12/03/1991)', '¡Feliz cumpleaños, {nombre}!'],
    ['cumpleanos', 'Cumpleaños: Ana de la Cruz y Juan', 'Cumpleaños: {nombre}'],
    ['cumpleanos', 'Cumpleaños de Ana (1991)', 'Cumpleaños de {nombre}'],
    ['cumpleanos', 'Cumpleaños de ★Ana★', 'Cumpleaños de {nombre}'],
    ['cumpleanos', 'Los 34 de Ana', 'Los de {nombre}'],
    ['aniversario', 'Aniversario de 5 años de Juan Pérez', 'Aniversario de 5 años de {nombre}'],
    ['aniversario', 'Juan Pérez: 1 año en la empresa', '{nombre}: 1 año en la empresa'],
    ['aniversario', 'Juan cumple 5 años en la empresa', '{nombre} cumple 5 años en la empresa'],
    ['aniversario', 'Aniversario de la empresa', 'Aniversario de la empresa'],
    ['personalizado', 'Despedida de Xiomara Quispe', 'Despedida de {nombre}'],
    ['personalizado', 'Almuerzo con Juan M. Pérez', 'Almuerzo con {nombre}'],
    ['personalizado', 'Revisión trimestral 2026', 'Revisión trimestral 2026'],
    ['festivo', 'Cumpleaños de Ana', 'Cumpleaños de {nombre}'],
    ['festivo', 'Aniversario de 5 años - Juan', 'Aniversario de 5 años - {nombre}'],
    ['festivo', 'Despedida de Xiomara Quispe', 'Despedida de {nombre}'],
    ['festivo', 'Asado con Marta Díaz', 'Asado con {nombre}'],
    ['festivo', 'Feriado por el casamiento de Xiomara', 'Feriado por el casamiento de {nombre}'],
    ['festivo', 'Día de la Primavera', 'Día de la Primavera'],
    ['festivo', 'Feriado puente', 'Feriado puente'],
  ])('sends a %s titled %p as %p', (type, title, sent) => {
    expect(disguise(request(type, title)).safe.title).toBe(sent);
  });

  it.each([...Object.values(HOLIDAYS), ...OBSERVANCES].map(({ name }) => name))(
    'sends %p, a date of the server’s own, as it is',
    (title) => {
      const { safe } = disguise(request('festivo', title, `Evento corporativo: ${title}`));
      expect(safe).toMatchObject({ title, description: `Evento corporativo: ${title}` });
      expect(safe.hasName).toBe(false);
    },
  );

  it('hides whom the description or the titles to avoid of such a date name', () => {
    const title = 'Día del Amigo';
    const text = `${title}: asado con Marta Díaz`;
    const { safe } = disguise(request('festivo', title, text, [text]));
    expect(safe.description).toBe('Día del Amigo: asado con …');
    expect(safe.avoidTitles).toEqual(['Día del Amigo: asado con …']);
  });

  it('hides the person, others, ages and addresses in the description and in the titles to avoid', () => {
    const { safe } = disguise(
      request(
        'cumpleanos',
        'Cumpleaños de Ana López',
        'Evento corporativo: Ana López cumple treinta y cuatro. A LOPEZ le gusta el té; organiza Marta Díaz (ana.l@acme.com). Nació el 3 de mayo de 1991.',
        ['Una carta para Ana'],
      ),
    );
    expect(safe.description).toBe(
      'Evento corporativo: {nombre} cumple. A {nombre} le gusta el té; organiza …. Nació.',
    );
    expect(safe.avoidTitles).toEqual(['Una carta para {nombre}']);
  });

  it('keeps years of service and drops the age beside them', () => {
    const { safe } = disguise(
      request(
        'aniversario',
        'Aniversario de Juan',
        'Juan, de 52 años de edad, lleva 20 años en ventas.',
      ),
    );
    expect(safe.description).toBe('{nombre}, lleva 20 años en ventas.');
  });

  it('leaves the description of a birthday out when the title names nobody', () => {
    expect(disguise(request('cumpleanos', 'Cumpleaños', 'Xiomara cumple')).safe.description).toBe(
      '',
    );
  });

  it('puts the name back, also one that a replacement pattern would garble', () => {
    const odd = disguise(request('cumpleanos', 'Cumpleaños de Ana $& López'));
    expect(odd.reveal('Un mural para {nombre}')).toBe('Un mural para Ana $& López');
    const { safe, reveal } = disguise(request('personalizado', 'Revisión'));
    expect(safe.hasName).toBe(false);
    expect(reveal('Hola {nombre}')).toBe('Hola {nombre}');
  });
});

/** Whatever the shape, what is sent for one person is what is sent for any other. */
describe('noninterference', () => {
  const SHAPES: readonly ((name: string) => [title: string, description: string])[] = [
    (name) => [`Cumpleaños de ${name}`, `Evento corporativo: Cumpleaños de ${name}`],
    (name) => [`${name} cumple`, `Un regalo para ${name}`],
    (name) => [`CUMPLE ${name.toUpperCase()}!!!`, name],
    (name) => [`Cumpleaños:${name}`, `(${name})`],
    (name) => [`Aniversario de 5 años de ${name}`, `${name} lleva 5 años`],
    (name) => [`${name} - 10 años en la empresa`, `«${name}»`],
    (name) => [name, name],
  ];
  const letter = fc.constantFrom(...'bcdfghjklmnpqrstvwxzñáéíóúüBCDFGÁÑßøłжд中あ'.split(''));
  const word = fc.string({ unit: letter, minLength: 3, maxLength: 8 }).map((text) => `Z${text}`);
  const person = fc
    .tuple(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(' ', '-', ' de la ', ', ', '\u200d', ' ★ '),
    )
    .map(([parts, joint]) => parts.join(joint));

  it.each<EventType>(['cumpleanos', 'aniversario'])('holds for every %s', (type) => {
    fc.assert(
      fc.property(person, person, fc.constantFrom(...SHAPES), (one, other, shape) => {
        const [oneTitle, oneText] = shape(one);
        const [otherTitle, otherText] = shape(other);
        const sent = disguise(request(type, oneTitle, oneText, [oneTitle])).safe;
        expect(sent).toEqual(disguise(request(type, otherTitle, otherText, [otherTitle])).safe);
        expect(JSON.stringify(sent)).not.toMatch(/[ZzzŽ]\p{L}{3,}/u);
      }),
      { numRuns: 500 },
    );
  });

  it('holds for every age and year of birth of a birthday', () => {
    const age = fc.integer({ min: 15, max: 99 });
    const year = fc.integer({ min: 1930, max: 2012 });
    fc.assert(
      fc.property(age, year, (years, born) => {
        const sent = disguise(
          request(
            'cumpleanos',
            `Ana cumple ${years} (${born})`,
            `Ana, ${years} años, nacida el 3/4/${born}, cumple ${years}.`,
          ),
        ).safe;
        expect(JSON.stringify(sent)).not.toMatch(/\d/);
      }),
    );
  });
});

describe('with the roster', () => {
  const roster = new Set(['nahir', 'quispe', 'connor', 'angel', 'sol']);
  const safeOf = (asked: PlannerRequest) => disguise(asked, roster).safe;

  it.each([
    ['Asado con nahir y los demás', 'Asado con {nombre} y los demás'],
    ['QUISPE presenta su equipo', '{nombre} presenta su equipo'],
    ['Charla de la Quispe', 'Charla de la {nombre}'],
    ['Ronda con O’Connor', 'Ronda con {nombre}'],
    ['Revisión trimestral', 'Revisión trimestral'],
  ])('a name nobody would guess is hidden: %p', (title, sent) => {
    expect(safeOf(request('personalizado', title)).title).toBe(sent);
  });

  it('hides whoever is named in the text and the place of an event', () => {
    const safe = safeOf({
      ...request('personalizado', 'Cierre de balance'),
      eventDetails: {
        text: 'Organiza nahir quispe (nahir@empresa.com.ar). Traer mate; ojo con Ángel.',
        place: 'Casa de Sol, Caballito',
      },
    });
    expect(safe.text).toBe('Organiza …. Traer mate; ojo con ….');
    expect(safe.place).toBe('Casa de …, Caballito');
  });

  it('leaves a holiday’s own title as it is', () => {
    const title = 'Paso a la Inmortalidad del General José de San Martín';
    const { safe } = disguise(request('festivo', title), new Set(['jose', 'san', 'martin']));
    expect(safe.title).toBe(title);
  });
});
