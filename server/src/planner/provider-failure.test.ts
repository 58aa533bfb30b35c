import { APICallError } from 'ai';
import { providerError, saidIn } from './provider-failure.ts';

const open = new AbortController().signal;

/** As Node's `fetch` and the AI library wrap what the network said. */
const unreached = (code: string) =>
  new APICallError({
    message: 'Cannot connect to API',
    url: 'https://ia.ejemplo',
    requestBodyValues: {},
    cause: Object.assign(new Error('fetch failed'), {
      cause: Object.assign(new Error(), { code }),
    }),
  });

it.each([
  ['ECONNREFUSED', 'provider-unreachable'],
  ['ENOTFOUND', 'provider-unreachable'],
  ['UND_ERR_CONNECT_TIMEOUT', 'provider-unreachable'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'provider-certificate'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'provider-certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'provider-certificate'],
  ['CERT_HAS_EXPIRED', 'provider-certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'provider-certificate'],
])('the network saying %s is %s', (code, kind) => {
  const { failure, said } = providerError(unreached(code), open, null);
  expect(failure.kind).toBe(kind);
  expect(said).toEqual({ status: null, code, text: code });
});

const refused = (statusCode: number, responseBody: string) =>
  new APICallError({
    message: 'x',
    url: 'https://ia.ejemplo',
    requestBodyValues: {},
    statusCode,
    responseBody,
  });

it.each([
  [
    'OpenAI',
    '{"error":{"message":"No such model","type":"x","code":"model_not_found"}}',
    'model_not_found',
    'No such model',
  ],
  [
    'Ollama',
    '{"error":{"message":"model \\"q\\" not found","code":null,"type":"api_error"}}',
    'api_error',
    'model "q" not found',
  ],
  [
    'Anthropic',
    '{"type":"error","error":{"type":"not_found_error","message":"model: x"}}',
    'not_found_error',
    'model: x',
  ],
  ['a plain one', '{"error":"sin modelo"}', null, 'sin modelo'],
  ['FastAPI', '{"detail":"Not Found"}', null, 'Not Found'],
  ['a proxy', '<html>Bad  Gateway</html>', null, '<html>Bad Gateway</html>'],
  ['nobody', '', null, null],
])('the words of %s are found', (_who, body, code, text) => {
  expect(saidIn(refused(404, body), null)).toEqual({ status: 404, code, text });
});

it.each([
  'Incorrect API key provided: sk-proj-abcd1234.',
  'Incorrect API key provided: sk-ab***********yz.',
  'Bad header Bearer abc.def',
  'The key mi-clave-propia is wrong',
])('a key is not repeated: %s', (message) => {
  const body = JSON.stringify({ error: { message } });
  const { text } = saidIn(refused(401, body), 'mi-clave-propia');
  expect(text).toContain('…');
  expect(text).not.toMatch(/sk-|abc|mi-clave-propia|\*/);
});
