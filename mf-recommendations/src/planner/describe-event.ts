/** Section 7: what the AI is told of the event, from its title. */
const DESCRIPTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /programador/i,
    'Día del Programador: reconocimiento a las personas que desarrollan y mantienen el software de la empresa.',
  ],
  [
    /primavera/i,
    'Día de la Primavera: llegada de la estación y Día del Estudiante, con propuestas al aire libre y de integración.',
  ],
  [
    /conciencia ambiental/i,
    'Día Nacional de la Conciencia Ambiental: jornada sobria de reflexión y compromiso con prácticas sustentables en el trabajo.',
  ],
  [
    /cumpleaños/i,
    'Cumpleaños de una persona del equipo: un saludo cercano, compartido con sus compañeros.',
  ],
  [
    /aniversario/i,
    'Aniversario laboral: reconocimiento a la trayectoria y al aporte de una persona en la empresa.',
  ],
];

export const describeEvent = (title: string): string =>
  DESCRIPTIONS.find(([pattern]) => pattern.test(title))?.[1] ?? `Evento corporativo: ${title}`;
