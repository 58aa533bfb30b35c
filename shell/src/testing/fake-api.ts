/** An answer other than 200: status and body. */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

export const refusal = (status: number, message: string, field?: string): Answer =>
  new Answer(status, { error: 'refused', message, ...(field && { field }) });

export interface Call {
  readonly route: string;
  readonly body: unknown;
}

/** By method and path without its query; what it gives is the body, or an `Answer`. */
export type Routes = Readonly<Record<string, (body: unknown, url: URL) => unknown>>;

const bodyOf = (init: RequestInit): unknown =>
  typeof init.body === 'string' ? JSON.parse(init.body) : init.body;

/** Stands in for the server: answers `fetch` by `routes`, 404 for the rest, and remembers the writes. */
export function fakeApi(routes: Routes): { readonly writes: Call[]; readonly reads: string[] } {
  const writes: Call[] = [];
  const reads: string[] = [];
  const answer = (input: string, init: RequestInit = {}): Answer => {
    const url = new URL(input, 'http://localhost');
    const method = init.method ?? 'GET';
    const route = `${method} ${url.pathname}`;
    if (method === 'GET') reads.push(url.pathname + url.search);
    else writes.push({ route, body: bodyOf(init) });
    const given = routes[route]?.(bodyOf(init), url) ?? refusal(404, `Sin ruta: ${route}`);
    return given instanceof Answer ? given : new Answer(200, given);
  };
  const fetchMock = async (input: string, init?: RequestInit) => {
    const { status, body } = await Promise.resolve(answer(input, init));
    return {
      ok: status < 300,
      status,
      json: () => Promise.resolve(body),
      blob: () => Promise.resolve(new Blob([String(body)])),
    };
  };
  Object.assign(globalThis, { fetch: jest.fn(fetchMock) });
  return { writes, reads };
}
