import { validatorCompiler } from 'fastify-type-provider-zod';
import { ApiError } from './error.ts';
import { aboutField } from './field-words.ts';

const INVISIBLE =
  'tiene un carácter invisible que no se puede guardar: borralo y escribilo de nuevo.';

/** Where in `value` there is a zero character: ['filter', 'office']; null: nowhere. */
function placeOfZero(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    const place = placeOfZero(inner);
    if (place) return [key, ...place];
  }
  return null;
}

/**
 * Validates by a route's schema, and refuses a zero character in what passes: PostgreSQL keeps none,
 * and fails a query that has one. In a file that was sent it is a matter for who reads the file.
 */
export const storableValidator: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  return (data: unknown) => {
    const result = validate(data);
    if (typeof result !== 'object' || 'error' in result) return result;
    const place = placeOfZero(data);
    if (place === null) return result;
    const message = aboutField(place, INVISIBLE);
    return { error: new ApiError(400, 'invalid_input', message, place.join('.')) };
  };
};
