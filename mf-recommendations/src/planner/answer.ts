import {
  plannerResponseSchema,
  recommendationSchema,
  type Recommendation,
} from '@almanaque/shared-contracts';

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

/**
 * Section 5: no `error`, an array of `recommendations`, and each of them fits.
 * @throws {PlannerError}
 */
export function parseAnswer(body: unknown): Recommendation[] {
  const parsed = plannerResponseSchema.safeParse(body);
  if (!parsed.success || (field(body, 'error') ?? null) !== null) {
    throw new PlannerError(INVALID_MESSAGE, { cause: parsed.error });
  }
  return parsed.data.recommendations;
}

export type StreamLine =
  | { readonly kind: 'recommendation'; readonly recommendation: Recommendation }
  | { readonly kind: 'done' };

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlannerError(INVALID_MESSAGE, { cause: error });
  }
};

/** @throws {PlannerError} the line says so, or does not fit. */
export function parseLine(text: string): StreamLine {
  const line = jsonOf(text);
  switch (field(line, 'type')) {
    case 'done':
      return { kind: 'done' };
    case 'error':
      throw new PlannerError(refusalMessage(line));
    default: {
      const parsed = recommendationSchema.safeParse(field(line, 'recommendation'));
      if (!parsed.success) throw new PlannerError(INVALID_MESSAGE, { cause: parsed.error });
      return { kind: 'recommendation', recommendation: parsed.data };
    }
  }
}
