/** In English and Spanish, as part of a name: `newPassword`, `access_token`, `claveInicial`. */
const SECRET = /password|passwd|contrase|clave|token|secret|cookie|hash|api_?key/i;

const HIDDEN = '•••';

/**
 * A copy in which whatever goes under a secret's name reads '•••': that it changed stays on record,
 * what it was does not. Flags about a secret are no secret.
 */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && typeof inner !== 'boolean' ? HIDDEN : withoutSecrets(inner),
    ]),
  );
}
