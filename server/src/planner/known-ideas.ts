import type { EventType, Tone } from '@almanaque/shared-contracts/schemas';

/** What the predefined sets already offer; the AI is asked to go beyond it. */
const FESTIVE: Readonly<Record<EventType, readonly string[]>> = {
  cumpleanos: [
    'Mural de mensajes del equipo',
    'Torta compartida en la oficina',
    'Almuerzo con mariachis',
  ],
  aniversario: [
    'Carta de reconocimiento de la dirección',
    'Diploma y café con el equipo',
    'Cena de reconocimiento',
  ],
  festivo: [
    'Trivia sobre la fecha',
    'Desayuno temático con comidas típicas',
    'Salida grupal a un espectáculo',
  ],
  personalizado: [
    'Ronda de reconocimientos',
    'Pausa de café especial',
    'Jornada fuera de la oficina',
  ],
};

const COMMEMORATIVE: readonly string[] = [
  'Minuto de silencio y lectura breve',
  'Charla con material de archivo',
  'Visita guiada a un espacio de memoria',
];

export const knownIdeas = (type: EventType, tone: Tone): readonly string[] =>
  tone === 'festivo' ? FESTIVE[type] : COMMEMORATIVE;
