import * as z from 'zod/mini';
import { sessionOwner } from '../session/session-owner.ts';
import { offerSignIn } from '../session/sign-in-request.ts';
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

describe('whose session the page shows', () => {
  const told = () => fetchMock.mock.lastCall?.[1].headers;
  afterEach(() => {
    sessionOwner().id = undefined;
  });

  test('is told with every write, and with no reading', async () => {
    sessionOwner().id = 'ana';
    serve(200, '{"name":"Ana"}');
    await sendJson(schema, 'POST', '/api/v1/thing', {});
    expect(told()).toHaveProperty('almanaque-account', 'ana');
    await ask({ method: 'POST', body: 'bytes' });
    expect(told()).toHaveProperty('almanaque-account', 'ana');
    await ask();
    expect(told()).not.toHaveProperty('almanaque-account');
  });

  test('is not told where nobody knows it, as in a portal', async () => {
    serve(200, '{"name":"Ana"}');
    await sendJson(schema, 'POST', '/api/v1/thing', {});
    expect(told()).not.toHaveProperty('almanaque-account');
  });
});

describe('a write that meets the end of the session', () => {
  const ENDED = '{"error":"unauthenticated","message":"Ingresá para continuar."}';
  const handler = jest.fn<Promise<boolean>, []>();
  let withdraw: () => void;
  beforeEach(() => {
    handler.mockReset();
    withdraw = offerSignIn(handler);
    serve(401, ENDED);
  });
  afterEach(() => withdraw());

  test.each([
    ['JSON', () => sendJson(schema, 'POST', '/api/v1/thing', { name: 'Ana' })],
    ['a file', () => fetchJson(schema, '/api/v1/files', { method: 'POST', body: 'bytes' })],
  ])('%s is sent again, as it was, once the person has signed in', async (_what, send) => {
    handler.mockImplementation(() => {
      serve(200, '{"name":"Ana"}');
      return Promise.resolve(true);
    });
    await expect(send()).resolves.toEqual({ name: 'Ana' });
    const [first, second] = fetchMock.mock.calls;
    expect(second).toEqual(first);
  });

  test('is refused when the person gives up, and sent no more', async () => {
    handler.mockResolvedValue(false);
    await expect(sendJson(schema, 'POST', '/api/v1/thing', {})).rejects.toMatchObject({
      status: 401,
      message: 'Ingresá para continuar.',
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('and meets it again asks no second time', async () => {
    handler.mockResolvedValue(true);
    await expect(sendJson(schema, 'POST', '/api/v1/thing', {})).rejects.toMatchObject({
      status: 401,
    });
    expect(handler).toHaveBeenCalledTimes(1);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('what only reads asks for nothing', async () => {
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    expect(handler).not.toHaveBeenCalled();
  });

  test('a wrong password is told, and asked for nowhere else', async () => {
    serve(401, '{"error":"invalid_credentials","message":"No son correctos."}');
    await expect(sendJson(schema, 'POST', '/api/v1/auth/sign-in', {})).rejects.toMatchObject({
      message: 'No son correctos.',
    });
    expect(handler).not.toHaveBeenCalled();
  });
});
