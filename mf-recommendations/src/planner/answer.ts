import type { Recommendation } from '@almanaque/shared-contracts';
import { placed } from './places.ts';

/** Section 8. */
export const DEFAULT_MESSAGE = 'Error al generar recomendaciones. Intenta nuevamente.';
export const INVALID_MESSAGE = 'Formato de respuesta inválido de la IA';

/** Why there are no recommendations. `message` is Spanish and may be shown as it is. */
export class PlannerError extends Error {
  override readonly name = 'PlannerError';
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const spoken = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What the body of a refusal says, in `message` (our API) or `error` (section 7). */
export const refusalMessage = (body: unknown): string =>
  [field(body, 'message'), field(body, 'error')].find(spoken) ?? DEFAULT_MESSAGE;

/** The field that a refusal finds at fault, where it names one. */
export const refusedField = (body: unknown): unknown => field(body, 'field');

/**
 * Section 5: no `error`, and an array of `recommendations`. Ideas that do not fit are left out; an
 * answer of which nothing is left does not fit either.
 * @throws {PlannerError}
 */
export function parseAnswer(body: unknown): Recommendation[] {
  const items: unknown = field(body, 'recommendations');
  if ((field(body, 'error') ?? null) !== null || !Array.isArray(items)) {
    throw new PlannerError(INVALID_MESSAGE);
  }
  const ideas = placed(items);
  if (ideas.length === 0 && items.length > 0) throw new PlannerError(INVALID_MESSAGE);
  return ideas;
}

export type StreamLine =
  /** An idea, not looked at yet. */
  { readonly kind: 'recommendation'; readonly item: unknown } | { readonly kind: 'done' };

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlannerError(INVALID_MESSAGE, { cause: error });
  }
};

/** @throws {PlannerError} the line says so, or is none. */
export function parseLine(text: string): StreamLine {
  const line = jsonOf(text);
  const item = field(line, 'recommendation');
  switch (field(line, 'type')) {
    case 'done':
      return { kind: 'done' };
    case 'error':
      throw new PlannerError(refusalMessage(line));
    default:
      if (item === undefined) throw new PlannerError(INVALID_MESSAGE);
      return { kind: 'recommendation', item };
  }
}
