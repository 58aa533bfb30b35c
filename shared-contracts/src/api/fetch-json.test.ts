import * as z from 'zod/mini';
import { ApiError, fetchJson, noContentSchema, sendJson } from './fetch-json.ts';

const schema = z.object({ name: z.string() });
const UNREADABLE = 'El servidor respondió algo que no se entiende. Probá de nuevo.';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const ask = (init?: RequestInit) => fetchJson(schema, '/api/v1/thing', init);

/** As the browser does: the body is read and parsed when asked for. */
function serve(status: number, body: string): void {
  fetchMock.mockResolvedValue({
    ok: status >= 200 && status < 300,
    status,
    json: () => new Promise((resolve) => resolve(JSON.parse(body))),
  } as Response);
}

beforeEach(() => {
  globalThis.fetch = fetchMock as typeof fetch;
});
afterEach(() => fetchMock.mockReset());

describe('fetchJson', () => {
  test('gives what the server sent, without what the schema does not know', async () => {
    serve(200, '{"name":"Ana","age":41}');
    await expect(ask()).resolves.toEqual({ name: 'Ana' });
  });

  test('asks for JSON, and passes the signal on', async () => {
    serve(200, '{"name":"Ana"}');
    const { signal } = new AbortController();
    await ask({ signal });
    expect(fetchMock).toHaveBeenCalledWith('/api/v1/thing', {
      signal,
      headers: { accept: 'application/json' },
    });
  });

  test('passes on what the server says is wrong', async () => {
    serve(400, '{"error":"bad_range","message":"«desde» es posterior a «hasta».","field":"from"}');
    const error: unknown = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      message: '«desde» es posterior a «hasta».',
      field: 'from',
    });
  });

  test.each([
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['JSON that is no error of ours', 500, '{"oops":true}'],
    ['a success that is not JSON', 200, '<html></html>'],
    ['a success that does not fit', 200, '{"name":7}'],
    ['an empty success', 200, ''],
  ])('says in Spanish that it could not read %s', async (_what, status, body) => {
    serve(status, body);
    await expect(ask()).rejects.toMatchObject({ name: 'ApiError', status, message: UNREADABLE });
  });

  test('keeps the reason an answer did not fit', async () => {
    serve(200, '{"name":7}');
    await expect(ask()).rejects.toMatchObject({ cause: { issues: [{ path: ['name'] }] } });
  });

  test.each([
    ['was never reached', new TypeError('Failed to fetch')],
    ['was no longer wanted', new DOMException('Aborted', 'AbortError')],
  ])('passes the browser’s error on when the server %s', async (_what, reason) => {
    fetchMock.mockRejectedValue(reason);
    await expect(ask()).rejects.toBe(reason);
  });

  test.each([
    ['broke off', new TypeError('network error')],
    ['was no longer wanted', new DOMException('Aborted', 'AbortError')],
  ])('does not call unreadable an answer that %s half-way', async (_what, reason) => {
    fetchMock.mockResolvedValue({
      ok: true,
      status: 200,
      json: () => Promise.reject(reason),
    } as Response);
    await expect(ask()).rejects.toBe(reason);
  });
});

describe('sendJson', () => {
  test('sends the body as JSON and gives what the server answers', async () => {
    serve(201, '{"name":"Ana"}');
    const answer = sendJson(schema, 'POST', '/api/v1/thing', { name: 'Ana' });
    await expect(answer).resolves.toEqual({ name: 'Ana' });
    expect(fetchMock).toHaveBeenCalledWith('/api/v1/thing', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"name":"Ana"}',
    });
  });

  test('without a body claims no type of one, and understands an answer without any', async () => {
    serve(204, '');
    await expect(sendJson(noContentSchema, 'DELETE', '/api/v1/thing/7')).resolves.toBeNull();
    expect(fetchMock).toHaveBeenCalledWith('/api/v1/thing/7', {
      method: 'DELETE',
      headers: { accept: 'application/json' },
    });
  });

  test('passes on what the server says is wrong, and with which field', async () => {
    serve(422, '{"error":"weak","message":"Elegí otra contraseña.","field":"password"}');
    await expect(sendJson(schema, 'POST', '/api/v1/thing', {})).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      message: 'Elegí otra contraseña.',
      field: 'password',
    });
  });
});
