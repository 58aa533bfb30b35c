import type { PlannerRequest } from '@almanaque/shared-contracts/schemas';
import { findParty, toneOf } from './tone.ts';

const request = (over: Partial<PlannerRequest>): PlannerRequest => ({
  eventTitle: 'Día de la Primavera',
  eventDescription: '',
  eventType: 'festivo',
  ...over,
});

describe('toneOf', () => {
  it('is festive unless something says otherwise', () => {
    expect(toneOf(request({}))).toBe('festivo');
    expect(toneOf(request({ tone: 'sobrio' }))).toBe('sobrio');
  });

  it.each(['2026-03-24', '2026-04-02', '2026-03-08', '2026-11-25'])(
    'remembers on %s although the caller sends no tone, or a festive one',
    (eventDate) => {
      expect(toneOf(request({ eventTitle: 'Feriado', eventDate }))).toBe('conmemorativo');
      expect(toneOf(request({ eventTitle: 'Feriado', eventDate, tone: 'festivo' }))).toBe(
        'conmemorativo',
      );
    },
  );

  it('reads the title when no date comes', () => {
    expect(toneOf(request({ eventTitle: 'Día Nacional de la Memoria' }))).toBe('conmemorativo');
    expect(toneOf(request({ eventTitle: 'Día Nacional de la Conciencia Ambiental' }))).toBe(
      'sobrio',
    );
  });

  it('leaves a birthday on such a date alone', () => {
    const birthday = request({
      eventTitle: 'Cumpleaños de Ana',
      eventType: 'cumpleanos',
      eventDate: '2026-03-24',
    });
    expect(toneOf(birthday)).toBe('festivo');
  });
});

describe('findParty', () => {
  it.each([
    ['Un brindis al final de la jornada', 'brindis'],
    ['Compartimos una torta', 'torta'],
    ['¡Fiesta!', 'Fiesta'],
    ['Los festejos del día', 'festejos'],
    ['Con un mariachi', 'mariachi'],
    ['No hay que olvidarse de nada. Cerramos con torta', 'torta'],
    ['Sin música, y después un brindis', 'brindis'],
  ])('finds it in %p', (text, found) => {
    expect(findParty(text)).toBe(found);
  });

  it.each([
    'Un minuto de silencio y una lectura',
    'Sin torta ni brindis',
    'No es un día festivo',
    'Evitá cualquier clima de fiesta',
    'Vamos a brindar información',
  ])('leaves %p alone', (text) => {
    expect(findParty(text)).toBeNull();
  });
});
