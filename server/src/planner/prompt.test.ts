import { isoDate } from '@almanaque/shared-contracts/schemas';
import { bundledProviders } from '../providers/bundled.ts';
import type { SafeRequest } from './privacy/privacy.ts';
import { promptFor, repairText, type PromptInput } from './prompt.ts';

const SAFE: SafeRequest = {
  title: 'Cumpleaños de {nombre}',
  description: 'Un día especial',
  text: null,
  place: null,
  avoidTitles: [],
  hasName: true,
};

const input = (over: Partial<PromptInput> = {}): PromptInput => ({
  request: { eventType: 'cumpleanos', eventDate: '2026-11-24' },
  safe: SAFE,
  tone: 'festivo',
  occasion: { day: isoDate('2026-11-24'), isBridge: false },
  company: { headCount: 120, city: 'Rosario' },
  providers: bundledProviders(),
  ...over,
});

const dataOf = ({ user }: { user: string }): unknown =>
  JSON.parse(/^<datos>\n(.*)\n<\/datos>\n\n/.exec(user)?.[1] ?? 'null');

describe('the prompt', () => {
  it('knows the event, the company and what is already offered', () => {
    expect(dataOf(promptFor(input()))).toMatchObject({
      evento: { fecha: 'martes 24 de noviembre de 2026', tono: 'festivo', tipo: 'cumpleanos' },
      empresa: { personas: 120, ciudad: 'Rosario' },
      ideasConocidas: expect.arrayContaining(['Torta compartida en la oficina']) as unknown,
    });
  });

  it('says null of what is not set', () => {
    const prompt = promptFor(
      input({
        request: { eventType: 'personalizado' },
        occasion: null,
        company: { headCount: null, city: null },
      }),
    );
    expect(dataOf(prompt)).toMatchObject({
      evento: { fecha: null, festejo: null },
      empresa: { personas: null, ciudad: null },
    });
  });

  it('says on which business day it is celebrated, and that a bridge is not', () => {
    const occasion = { day: isoDate('2026-12-24'), isBridge: false };
    const request = { eventType: 'festivo', eventDate: '2026-12-25' } as const;
    const prompt = promptFor(input({ request, occasion }));
    expect(dataOf(prompt)).toMatchObject({
      evento: {
        fecha: 'viernes 25 de diciembre de 2026',
        festejo: 'jueves 24 de diciembre de 2026',
      },
    });
    expect(prompt.system).toContain('La actividad es el día "festejo"');
    expect(prompt.system).not.toContain('puente');
    const bridge = promptFor(input({ request, occasion: { ...occasion, isBridge: true } }));
    expect(bridge.system).toContain('es un día puente y no se celebra');
  });

  it('lists providers without their addresses and phones', () => {
    const { user } = promptFor(input());
    expect(user).toContain('{"id":"malba","nombre":"MALBA","tipo":"Museo","barrio":"Palermo"}');
    expect(user).not.toContain('+54');
  });

  it('asks for other ideas than those shown', () => {
    const prompt = promptFor(input({ safe: { ...SAFE, avoidTitles: ['Mural de saludos'] } }));
    expect(dataOf(prompt)).toMatchObject({ titulosYaMostrados: ['Mural de saludos'] });
    expect(prompt.system).toContain('distintas de "ideasConocidas" y de "titulosYaMostrados"');
  });

  it('bans the party where the date is not celebrated, and offers no party as known idea', () => {
    for (const tone of ['sobrio', 'conmemorativo'] as const) {
      const { system, user } = promptFor(input({ tone }));
      expect(system).toContain('Nunca una fiesta, una torta, un brindis');
      expect(user).not.toContain('Torta');
    }
    expect(promptFor(input()).system).not.toContain('Nunca una fiesta');
  });

  it('asks for the placeholder only where it stands for someone', () => {
    expect(promptFor(input()).system).toContain('escribí {nombre}, tal cual');
    const nobody = input({ safe: { ...SAFE, hasName: false } });
    expect(promptFor(nobody).system).not.toContain('{nombre}');
  });

  it('gives each tier its bounds', () => {
    const { system } = promptFor(input());
    expect(system).toContain('"none" (sin presupuesto): costUsd de 0 a 0, en dólares');
    expect(system).toContain(
      '"low" (con bajo presupuesto): costUsd de 1 a 20 por persona, o de 1 a 150 en total',
    );
  });
});

describe('the repair', () => {
  it('says what was wrong and asks for the missing tiers alone', () => {
    expect(repairText(['"title" admite hasta 200'], ['low', 'high'])).toBe(
      [
        'Tu respuesta no se puede usar entera:',
        '- "title" admite hasta 200',
        'Respondé de nuevo con {"elements": [...]} y solo estos niveles, en este orden: low, high.',
        'Valen las mismas reglas.',
      ].join('\n'),
    );
  });
});
