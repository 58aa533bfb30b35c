import { manifestOf, startFileOrigin, type FileOrigin, type Found } from './file-origin.ts';
import type { Line } from './installation.ts';

/** A part that another team wrote by hand, and what it does wrong, if anything. */
interface HandwrittenPart {
  /** What it is called: by this a person knows it. */
  readonly title: string;
  /** Why it is not there, as the list of what parts bring says it. */
  readonly why: string;
  /** It has a place on the page, and what is wrong is told there. */
  readonly isMissed?: boolean;
  /** The contract it was built with. Default: one that today's page accepts. */
  readonly contract?: string;
  /** What differs of the contribution it brings: a panel. */
  readonly contribution?: object;
  /** What it brings besides. */
  readonly more?: readonly object[];
  /** What differs of its line in the registry. */
  readonly line?: object;
  /** In the place of its manifest. */
  readonly manifest?: Found;
  /** The code of its entry; '': it is not there; null: nobody ever answers. */
  readonly entry?: string | null;
}

const CONTRACT = '1.0.0';

/** Leaves a container whose module is `module`. */
const leaves = (container: string, module: string): string =>
  `self.${container} = { init: () => {}, get: async () => () => (${module}) };`;

const drawing = (contract: string, mount: string): string =>
  `{ contractVersion: '${contract}', Component: () => null, mount: ${mount} }`;

const COUNTER = `(element) => {
  let pressed = 0;
  element.innerHTML = '<section aria-label="Buena"><p>Buena: <output>0</output></p><button>Sumar</button></section>';
  element.querySelector('button').onclick = () => {
    pressed += 1;
    element.querySelector('output').textContent = pressed;
  };
  return { update: () => {}, unmount: () => element.replaceChildren() };
}`;

const containerOf = (name: string): string => name.replaceAll('-', '_');
const THROWS = `() => { throw new Error('No me dibujo'); }`;

/** One that works, and each other wrong in its own way. By name, all of one origin that is not the page's. */
export const ONE_GOOD: Readonly<Record<string, HandwrittenPart>> = {
  'mf-buena': { title: 'Buena', why: 'está en la página' },
  'mf-sin-entrada': {
    title: 'Sin entrada',
    why: 'sus archivos no llegaron',
    isMissed: true,
    entry: '',
  },
  'mf-que-lanza': {
    title: 'Que lanza',
    why: 'su código se rompió al empezar',
    isMissed: true,
    entry: `throw new Error('No empiezo');`,
  },
  'mf-que-no-dibuja': {
    title: 'Que no dibuja',
    why: 'se rompió mientras se mostraba',
    isMissed: true,
    entry: leaves('mf_que_no_dibuja', drawing(CONTRACT, THROWS)),
  },
  'mf-que-calla': {
    title: 'Que calla',
    why: 'tardó demasiado',
    isMissed: true,
    entry: null,
  },
  'mf-de-otro-contrato': {
    title: 'De otro contrato',
    why: 'se construyó con el contrato 9.0.0, y el registro acepta ^1.0.0',
    isMissed: true,
    contract: '9.0.0',
  },
  'mf-de-otra-forma': {
    title: 'De otra forma',
    why: 'lo que llegó no es lo que se esperaba',
    isMissed: true,
    entry: leaves('mf_de_otra_forma', `{ contractVersion: '${CONTRACT}', dibujar: () => {} }`),
  },
  'mf-de-mas-adelante': {
    title: 'De más adelante',
    why: 'necesita un portal más nuevo: no conoce su «point»',
    contribution: { point: 'techo' },
  },
  'mf-dos-veces': {
    title: 'Dos veces',
    why: 'está mal declarada: «id»',
    // The first of the two stands, and is for nobody who is not signed in.
    contribution: { when: { session: true } },
    more: [{}],
  },
  'mf-sin-permiso': {
    title: 'Sin permiso',
    why: 'es de otro origen y el registro no la permite ahí (allow)',
    contribution: { point: 'page', path: 'sin-permiso' },
  },
  'mf-sin-manifiesto': {
    title: 'mf-sin-manifiesto',
    why: 'su manifiesto no se puede leer',
    manifest: { kind: 'nothing' },
  },
  'mf-de-manifiesto-callado': {
    title: 'mf-de-manifiesto-callado',
    why: 'su manifiesto no se puede leer',
    manifest: { kind: 'never' },
  },
  'mf-de-pagina': {
    title: 'mf-de-pagina',
    why: 'su manifiesto no se puede leer',
    // As a server answers that sends its own page for whatever it does not find.
    manifest: { html: '<!doctype html><title>Portal</title>' },
  },
  'mf-enorme': {
    title: 'mf-enorme',
    why: 'su manifiesto no se puede leer',
    more: Array.from({ length: 50_000 }, (_, at) => ({ id: `note-${'x'.repeat(at % 7)}${at}` })),
  },
  'mf-de-otra-luna': {
    title: 'De otra luna',
    why: 'necesita un portal más nuevo: no conoce su «when.moon»',
    contribution: { when: { moon: 'full' } },
  },
  'mf-mal-ordenada': {
    title: 'ntoes',
    why: 'el registro la nombra en «order», y su parte no la trae',
    contribution: { title: 'Mal ordenada', when: { session: true } },
    line: { order: { ntoes: 1 } },
  },
  'mf-de-direccion-rota': {
    title: 'mf-de-direccion-rota',
    why: 'su manifiesto no se puede leer',
    line: { manifest: 'http://[' },
  },
  'mf-de-nadie': {
    title: 'De nadie',
    why: 'su lugar es de mf-ninguna, que no está en el registro',
    contribution: { point: 'mf-ninguna/lugar@1' },
  },
  'mf-mal-anotada': {
    title: 'mf-mal-anotada',
    why: 'su línea del registro no cuenta: «contract» no vale',
    line: { contract: 'la última' },
  },
};

const whole = (name: string, { title, contract = CONTRACT, ...part }: HandwrittenPart) => {
  const container = containerOf(name);
  const own = { id: 'notes', point: 'panel', title, module: './remote' };
  const contributions = [
    { ...own, ...part.contribution },
    ...(part.more ?? []).map((more) => ({ ...own, ...more })),
  ];
  const manifest = part.manifest ?? {
    json: manifestOf({ container, version: '1.0.0', contract, contributions }),
  };
  const good = leaves(container, drawing(contract, COUNTER));
  return { manifest, entry: part.entry === undefined ? good : part.entry };
};

export const startOneGood = (): Promise<FileOrigin> =>
  startFileOrigin((name, file) => {
    const part = ONE_GOOD[name];
    if (!part) return { kind: 'nothing' };
    const { manifest, entry } = whole(name, part);
    if (file === 'mf-manifest.json') return manifest;
    if (entry === null) return { kind: 'never' };
    return entry === '' ? { kind: 'nothing' } : { script: entry };
  });

/** What the registry says of them. */
export const linesOf = (origin: FileOrigin): readonly Line[] =>
  Object.entries(ONE_GOOD).map(([name, { line }]) => ({
    name,
    manifest: `${origin.url}/${name}/mf-manifest.json`,
    contract: '^1.0.0',
    ...line,
  }));
