import * as z from 'zod/mini';

const schemaRequest = z.looseObject({
  response_format: z.looseObject({ type: z.literal('json_schema') }),
});

const withoutSchema = (body: z.infer<typeof schemaRequest>): string =>
  JSON.stringify({ ...body, response_format: { type: 'json_object' } });

/**
 * A `fetch` for servers that speak Chat Completions and refuse `json_schema` with status 400: it asks
 * again with `json_object`, and from the first success on asks so at once. The prompt describes the
 * form of the answer as well, and the answer is checked either way.
 */
export function fetchWithJsonFallback(): typeof fetch {
  let refusesSchema = false;
  return async (input, init) => {
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const request = schemaRequest.safeParse(sent);
    if (!request.success) return fetch(input, init);
    const plain = { ...init, body: withoutSchema(request.data) };
    if (refusesSchema) return fetch(input, plain);
    const response = await fetch(input, init);
    if (response.status !== 400) return response;
    await response.body?.cancel();
    const second = await fetch(input, plain);
    refusesSchema = second.ok;
    return second;
  };
}
