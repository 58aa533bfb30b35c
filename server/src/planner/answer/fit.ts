import { createHash } from 'node:crypto';
import type { Recommendation, Tone } from '@almanaque/shared-contracts/schemas';
import { costProblem, type CostBasis } from '../tiers.ts';
import { findParty } from '../tone.ts';
import { issueText } from './issue.ts';
import { answerItemSchema, type AnswerItem } from './schema.ts';
import { mapStrings, stringsOf } from './strings.ts';

export interface AnswerRules {
  readonly tone: Tone;
  readonly providerIds: ReadonlySet<string>;
  /** Puts the name back where its placeholder stands. */
  readonly reveal: (text: string) => string;
}

/** What became of one element of an answer. `problems` are Spanish sentences for the model. */
export type Fit =
  | { readonly kind: 'fits'; readonly recommendation: Recommendation }
  | { readonly kind: 'misfit'; readonly problems: readonly string[] };

function blankFields({ specification }: AnswerItem): string[] {
  const { objetivo, anticipacion, dirigida, comunicacion } = specification;
  const required = { objetivo, anticipacion, dirigida, ...comunicacion };
  return Object.entries(required)
    .filter(([, value]) => value.trim() === '')
    .map(([field]) => `"specification.${field}" está vacío`);
}

const PER_HEAD = /\bpor (?:persona|cabeza|cubierto|asistente|participante)\b/iu;

/** What its cost is for: as it says, in the field or in its words. */
const basisOf = ({ costPer, description, participants }: AnswerItem): CostBasis =>
  costPer ?? (PER_HEAD.test(`${description} ${participants}`) ? 'person' : 'total');

function problemsOf(item: AnswerItem, tone: Tone): string[] {
  const cost = costProblem(item.tier, item.costUsd, basisOf(item));
  const party = tone === 'festivo' ? null : stringsOf(item).map(findParty).find(Boolean);
  return [
    ...blankFields(item),
    ...(cost === null ? [] : [cost]),
    ...(party ? [`"${item.tier}" propone «${party}», y esta fecha no se celebra`] : []),
  ];
}

const idOf = (item: AnswerItem): string => {
  const digest = createHash('sha256').update(JSON.stringify(item)).digest('hex');
  return `ia-${digest.slice(0, 8)}-${item.tier}`;
};

/** Holds one element of the model's answer to the contract, its tier, its tone and the directory. */
export function fit(element: unknown, { tone, providerIds, reveal }: AnswerRules): Fit {
  const parsed = answerItemSchema.safeParse(mapStrings(element, reveal));
  if (!parsed.success) return { kind: 'misfit', problems: parsed.error.issues.map(issueText) };
  const item = parsed.data;
  const problems = problemsOf(item, tone);
  if (problems.length > 0) return { kind: 'misfit', problems };
  const known = new Set(item.specification.proveedores.filter((id) => providerIds.has(id)));
  const specification = { ...item.specification, proveedores: [...known] };
  return {
    kind: 'fits',
    recommendation: { ...item, id: idOf(item), costPer: basisOf(item), specification },
  };
}
