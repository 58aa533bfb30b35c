/** An answer of the fake server that is not simply a good one. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** An answer as it is: not checked, so that a test may answer what the contract does not know. */
export const reply = (status: number, body: unknown): Reply => new Reply(status, body);

/** The server says no. `message` is what the person may read; `field`, what of theirs it is about. */
export const refusal = (status: number, message: string, field?: string): Reply =>
  new Reply(status, { error: 'refused', message, ...(field !== undefined && { field }) });

const JSON_TYPE = 'application/json';

/** jsdom has no `Response`: what is read of one stands in for it there. */
const plainResponse = ({ status, body }: Reply): Response => {
  const text = JSON.stringify(body);
  return {
    ok: status < 400,
    status,
    headers: { get: (name: string) => (name.toLowerCase() === 'content-type' ? JSON_TYPE : null) },
    body: null,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
    blob: () => Promise.resolve(new Blob([text])),
  } as Response;
};

/** What `fetch` gives of an answer. */
export const responseOf = (given: Reply): Response =>
  typeof Response === 'undefined'
    ? plainResponse(given)
    : new Response(JSON.stringify(given.body), {
        status: given.status,
        headers: { 'content-type': JSON_TYPE },
      });
