import type { AnswerItem } from '../answer/schema.ts';

/** The part of a prompt's data that the made-up answers are made of. */
export interface PromptData {
  readonly evento: { readonly titulo: string; readonly tipo: string; readonly tono: string };
  readonly titulosYaMostrados: readonly string[];
  readonly proveedores: readonly { readonly id: string; readonly tipo: string }[];
}

const specification = (
  objetivo: string,
  [anticipacion, leadDays]: readonly [string, number],
  roles: readonly string[],
  texto: string,
  proveedores: readonly string[] = [],
): AnswerItem['specification'] => ({
  objetivo,
  anticipacion,
  leadDays,
  dirigida: 'Todo el equipo, presencial y remoto',
  roles: [...roles],
  comunicacion: { texto, medio: 'Correo interno y canal general' },
  proveedores: [...proveedores],
});

const DAYS = ['2-3 días antes', 3] as const;
const WEEK = ['1 semana antes', 5] as const;
const MONTH = ['1 mes antes', 20] as const;

type Ideas = (title: string, providers: readonly string[]) => readonly AnswerItem[];

const festive: Ideas = (title, providers) => [
  {
    tier: 'none',
    title: 'Cadena de mensajes grabados',
    description: `Cada área graba un saludo de veinte segundos por «${title}» y se proyecta el conjunto al empezar la jornada, en la sala grande y por videollamada.`,
    category: 'comunicacion',
    duration: '30 minutos',
    participants: 'Todo el equipo',
    difficulty: 'Fácil',
    costUsd: { min: 0, max: 0 },
    costPer: 'total',
    specification: specification(
      'Que cada área participe con su propia voz.',
      DAYS,
      ['Una persona que junte los videos', 'Una persona que los proyecte'],
      'Hola, equipo:\nEl {fecha} compartimos los saludos de todas las áreas. ¡Los esperamos a las {hora}!',
    ),
  },
  {
    tier: 'low',
    title: 'Mesa de sabores de cada provincia',
    description: `Para «${title}», quien quiera elige un sabor de su provincia y la empresa compra una muestra de cada uno. Alcanza para 20 personas.`,
    category: 'actividad',
    duration: '1 hora',
    participants: '10 a 20 personas',
    difficulty: 'Moderado',
    costUsd: { min: 40, max: 90 },
    costPer: 'total',
    specification: specification(
      'Que las personas se conozcan por el lugar de donde vienen.',
      WEEK,
      ['Una persona que haga la compra', 'Dos personas que armen la mesa'],
      'Hola, equipo:\nEl {fecha} a las {hora} armamos una mesa con sabores de todo el país en {lugar}. Contanos el tuyo.',
      providers.slice(0, 1),
    ),
  },
  {
    tier: 'high',
    title: 'Tarde de taller fuera de la oficina',
    description: `Una tarde de taller en grupos de ocho por «${title}», con transporte y merienda. Cada grupo se lleva lo que hizo.`,
    category: 'evento',
    duration: 'Una tarde',
    participants: '20 a 40 personas',
    difficulty: 'Avanzado',
    costUsd: { min: 600, max: 1200 },
    costPer: 'total',
    specification: specification(
      'Que el equipo comparta algo nuevo lejos del escritorio.',
      MONTH,
      ['Una persona que reserve el lugar', 'Una persona que coordine el transporte'],
      'Hola, equipo:\nEl {fecha} salimos a las {hora} rumbo a {lugar}. Confirmá tu lugar respondiendo este mensaje.',
      providers.slice(1, 3),
    ),
  },
];

const otherFestive: Ideas = (title, providers) => {
  const titles = [
    'Radio de la oficina por un día',
    'Búsqueda del tesoro con pistas',
    'Concierto a puertas cerradas',
  ];
  return festive(title, providers).map((idea, index) => ({
    ...idea,
    title: titles[index] ?? idea.title,
  }));
};

const commemorative: Ideas = (title, providers) => {
  const titles = [
    'Lectura en ronda',
    'Muestra de fotos y testimonios',
    'Visita guiada con especialista',
  ];
  const descriptions = [
    `Quince minutos de lectura en ronda sobre «${title}», con un texto breve que cada área elige.`,
    `Una muestra impresa en el pasillo sobre «${title}», con diez fotos de archivo y sus historias.`,
    `Una visita guiada a un espacio cultural de la Ciudad para conversar sobre «${title}».`,
  ];
  return festive(title, providers).map((idea, index) => ({
    ...idea,
    title: titles[index] ?? idea.title,
    description: descriptions[index] ?? idea.description,
    specification: {
      ...idea.specification,
      objetivo: 'Recordar juntos, con respeto y con información.',
      comunicacion: {
        texto:
          'Hola, equipo:\nEl {fecha} a las {hora} nos reunimos en {lugar} para recordar juntos esta fecha.',
        medio: 'Correo interno',
      },
    },
  }));
};

/** Three recommendations in good Spanish for what the prompt asks; others when those were already shown. */
export function ideasFor({ evento, titulosYaMostrados, proveedores }: PromptData): AnswerItem[] {
  const ids = proveedores.map(({ id }) => id);
  if (evento.tono !== 'festivo') return [...commemorative(evento.titulo, ids)];
  const first = festive(evento.titulo, ids);
  const shown = first.some(({ title }) => titulosYaMostrados.includes(title));
  return [...(shown ? otherFestive(evento.titulo, ids) : first)];
}
