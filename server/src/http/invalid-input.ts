import type { FastifyError, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorResponse } from '@almanaque/shared-contracts/schemas';
import { aboutField } from './field-words.ts';

type Issue = Pick<FastifySchemaValidationError, 'keyword' | 'instancePath' | 'message' | 'params'>;

/** The part of the request that a route's schema found wrong. */
function inputOf(error: FastifyError, request: FastifyRequest): unknown {
  switch (error.validationContext) {
    case 'querystring':
      return request.query;
    case 'params':
      return request.params;
    case 'headers':
      return request.headers;
    default:
      return request.body;
  }
}

const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    root,
  );

const EXPECTED_TYPES: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
};

/** Completes 'El campo «x» …'. */
function complaint({ keyword, params }: Issue): string {
  switch (keyword) {
    case 'invalid_format':
      return params['format'] === 'date'
        ? 'tiene que ser una fecha que exista, con la forma AAAA-MM-DD.'
        : 'no tiene la forma que corresponde.';
    case 'invalid_value':
      return `tiene que ser uno de estos valores: ${[params['values']].flat().join(', ')}.`;
    case 'too_big':
      return params['origin'] === 'string'
        ? `es demasiado largo: admite hasta ${String(params['maximum'])} caracteres.`
        : `es demasiado grande: admite hasta ${String(params['maximum'])}.`;
    case 'too_small':
      return params['minimum'] === 1 && params['origin'] === 'string'
        ? 'no puede estar vacío.'
        : `es demasiado chico: tiene que ser al menos ${String(params['minimum'])}.`;
    case 'invalid_type':
      return `tiene que ser ${EXPECTED_TYPES[String(params['expected'])] ?? 'de otro tipo'}.`;
    default:
      return 'no es válido.';
  }
}

/** Field names come from the client, and an answer need not repeat more of them than a person reads. */
const MAX_NAME = 100;

const invalid = (field: string, message: string): ErrorResponse => ({
  error: 'invalid_input',
  message,
  field,
});

/** Bodies hold what people enter. Fields of an address, or left out or made up, are a program's own. */
function describe(issue: Issue, error: FastifyError, request: FastifyRequest): ErrorResponse {
  const path = issue.instancePath.split('/').filter((key) => key !== '');
  const field = path.join('.');
  if (issue.keyword === 'unrecognized_keys') {
    const unknown = String([issue.params['keys']].flat()[0]).slice(0, MAX_NAME);
    return invalid(unknown, `El campo «${unknown}» no existe: quitalo.`);
  }
  // Our own refinements carry a whole Spanish sentence.
  if (issue.keyword === 'custom') return invalid(field, issue.message ?? '');
  if (path.length === 0) {
    return { error: 'invalid_input', message: 'El cuerpo tiene que ser un objeto JSON.' };
  }
  const value = valueAt(inputOf(error, request), path);
  if (value === undefined) return invalid(field, `Falta el campo «${field}».`);
  if (error.validationContext === 'querystring' && Array.isArray(value)) {
    return invalid(field, `El campo «${field}» está repetido: mandalo una sola vez.`);
  }
  const text = complaint(issue);
  const isEntered = error.validationContext === 'body';
  return invalid(field, isEntered ? aboutField(path, text) : `El campo «${field}» ${text}`);
}

/** The contract's answer to input that breaks its schema, naming the field; null for other errors. */
export function describeInvalid(
  error: FastifyError,
  request: FastifyRequest,
): ErrorResponse | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const [first] = error.validation;
  return first === undefined ? null : describe(first, error, request);
}
