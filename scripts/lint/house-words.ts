import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A thing a person reads of, and what else it was called. */
interface HouseWord {
  readonly say: string;
  readonly not: RegExp;
  readonly why: string;
  /** Where the other word is right: what a path begins with. */
  readonly but?: readonly string[];
}

/** Who starts the program or opens a database is a user of the machine, and no account of Almanaque. */
const MACHINE = [
  'server/src/auth/password/common.ts',
  ...['backup', 'commands', 'config', 'db', 'move-data'].map((name) => `server/src/${name}/`),
];
/** What the AI is asked, and what is looked for in what people wrote: other people's words. */
const HEARD = ['server/src/planner/', 'server/src/people-import/', 'server/src/understanding/'];

/** One word a thing, on every screen and in every message. Each line settles two that stood side by side. */
export const HOUSE_WORDS: readonly HouseWord[] = [
  {
    say: 'cuenta',
    not: /\busuari[oa]s?\b/i,
    why: 'Messages, the session’s menu and the README all say it; whoever looks at the month has none.',
    but: [...MACHINE, ...HEARD, 'mf-admin/src/contributions.ts'],
  },
  {
    say: 'ingresar',
    not: /\binici(?:o de|ar|á|aste|ó) (?:la )?sesión\b|\bentr(?:ar|ó) (?:a Almanaque|desde)\b/i,
    why: 'The header’s button is «Ingresar». A session is something that ends: «Cerrar sesión».',
  },
  {
    say: 'borrar',
    not: /\belimin(?:ar|á|e|ó|aron|ad[oa]s?)\b/i,
    why: 'Events, people and plans are «Borrar»; what only leaves a list is «Quitar», and a provider «Retirar».',
    // In the log of changes since the first installations.
    but: [...HEARD, 'server/src/auth/forget-account.ts'],
  },
  {
    say: 'descargar',
    not: /\bbaj(?:ar|á|arla|arlo)\b/i,
    why: 'Every other file is «Descargar».',
  },
  {
    say: 'suscripción',
    not: /\b(?:nueva|crear) dirección\b/i,
    why: 'What is made and revoked is the subscription; its address is what one copies.',
  },
  {
    say: 'idea',
    not: /\bpropuestas?\b/i,
    why: 'The panel holds recommendations, by the specification, and each one is an idea.',
    but: [...HEARD, 'mf-recommendations/src/planner/'],
  },
  {
    say: 'oficina, equipo',
    not: /\b(?:sedes?|áreas?)\b/i,
    why: 'Settled for filters, cards and rosters alike.',
    but: HEARD,
  },
];

/** The text of each source that speaks to a person, by its path from the root of the house. */
export type Sources = ReadonlyMap<string, string>;

/** Reads what every screen and every answer of the server is written in, without tests. */
export function readSpokenSources(root: string): Sources {
  const files = globSync('{api,shell,server,mf-*,shared-*}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/testing/**'],
  }).map((file) => file.replaceAll('\\', '/'));
  return new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]));
}

/** `\b` knows no accents: 'cuenta' ends before 'á' for it. A letter either side is another word. */
const said = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replace(/^\\b/, '(?<!\\p{L})').replace(/\\b$/, '(?!\\p{L})'),
    `${pattern.flags}u`,
  );

function wordIn(text: string, file: string): { word: HouseWord; found: string } | null {
  for (const word of HOUSE_WORDS) {
    if (word.but?.some((place) => file.startsWith(place))) continue;
    const found = said(word.not).exec(text)?.[0];
    if (found !== undefined) return { word, found };
  }
  return null;
}

/** Texts that call a thing by its other name, each in a sentence for who is to mend it. */
export function wordProblems(sources: Sources): readonly string[] {
  const problems: string[] = [];
  for (const [file, text] of sources) {
    // Only what has one of the words is worth reading as a program.
    if (wordIn(text, file) === null) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      const isText =
        ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
      const problem = isText ? wordIn(node.text, file) : null;
      if (problem !== null) {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        problems.push(`${file}:${line}: «${problem.found}» se dice «${problem.word.say}».`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return problems;
}
