import { jest } from '@jest/globals';
import { NEVER, type FakeProvider, type Reply } from './testing/fake-provider.ts';
import { ask, BIRTHDAY, configFor, errorOf, plannerApp, providerThat } from './testing/harness.ts';

let provider: FakeProvider;
beforeEach(async () => {
  provider = await providerThat({ kind: 'answer' });
});
afterEach(() => provider.close());

describe('the provider', () => {
  const says = (status: number, code: string, message = 'no'): Reply => ({
    kind: 'status',
    status,
    body: JSON.stringify({ error: { message, code } }),
  });
  const faults: [string, Reply, string, string][] = [
    ['does not take the request', says(400, 'bad'), 'provider-bad-request', 'no aceptó el pedido.'],
    ['refuses the key', says(401, 'invalid_api_key'), 'provider-rejected', 'rechazó la clave'],
    ['is not for this key', says(403, 'forbidden'), 'provider-rejected', 'rechazó la clave'],
    ['wants to be paid', says(402, 'payment'), 'provider-unpaid', 'sin crédito'],
    ['has no quota left', says(429, 'insufficient_quota'), 'provider-unpaid', 'sin crédito'],
    ['has no such model', says(404, 'model_not_found'), 'provider-unknown', 'no tiene el modelo'],
    ['fails', says(500, 'x'), 'provider-failed', 'tuvo un problema. Probá de nuevo.'],
    ['is down', says(503, 'x'), 'provider-failed', 'tuvo un problema. Probá de nuevo.'],
    ['breaks off', { kind: 'cut', after: 300 }, 'provider-failed', 'Probá de nuevo.'],
  ];

  it.each(faults)('%s', async (_name, reply, fault, sentence) => {
    provider.setReply(() => reply);
    const { app, log, metrics } = await plannerApp(configFor(provider));
    const answer = await ask({ app });
    expect(answer.statusCode).toBe(502);
    const { error } = errorOf(answer);
    expect(error).toContain(sentence);
    const again = /^provider-(failed|busy|unreachable)$/.test(fault);
    expect(error.includes('Probá de nuevo')).toBe(again);
    expect(error.includes('quien administra')).toBe(!again);
    expect(await metrics.metrics()).toContain(`almanaque_ai_requests_total{outcome="${fault}"} 1`);
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ fault, msg: 'ai provider' });
  });

  it('leaves its code in the log, and neither its words, the key nor the question', async () => {
    const text = 'Incorrect key clave-secreta for Cumpleaños de Ana';
    provider.setReply(() => says(401, 'invalid_api_key', text));
    const harness = await plannerApp(configFor(provider));
    const answer = await ask(harness);
    const entry = { fault: 'provider-rejected', status: 401, code: 'invalid_api_key' };
    expect(JSON.parse(harness.log[0] ?? '')).toMatchObject(entry);
    expect(harness.log.join('') + answer.body).not.toMatch(/clave-secreta|Ana|Cumple/);
  });

  it('asks for patience', async () => {
    provider.setReply(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '7' } }));
    const answer = await ask(await plannerApp(configFor(provider)));
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('7');
    expect(errorOf(answer).error).toContain('Probá de nuevo en 7 segundos.');
  });

  it.each<[string, Reply, 'received' | 'begun']>([
    ['is silent', { kind: 'hang' }, 'received'],
    ['is slow to end', { kind: 'answer', secondHalf: NEVER }, 'begun'],
  ])('%s beyond the time limit', async (_name, reply, reached) => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    provider.setReply(() => reply);
    const asking = ask(await plannerApp({ ...configFor(provider), timeoutMs: 150 }));
    await provider.until((counts) => counts[reached] === 1);
    limit.abort(new DOMException('The time is over.', 'TimeoutError'));
    const answer = await asking;
    expect(answer.statusCode).toBe(504);
    expect(errorOf(answer).error).toBe('La IA tardó demasiado en responder. Probá de nuevo.');
    await provider.until(({ aborted }) => aborted === 1);
    expect(provider.received).toHaveLength(1);
    expect(timeout.mock.calls).toEqual([[150]]);
    timeout.mockRestore();
  });

  it('is told when its own time limit is over', async () => {
    provider.setReply(() => ({ kind: 'hang' }));
    const answer = await ask(await plannerApp({ ...configFor(provider), timeoutMs: 1 }));
    expect(answer.statusCode).toBe(504);
  });

  it('is not there', async () => {
    await provider.close();
    const answer = await ask(await plannerApp(configFor(provider)));
    expect(answer.statusCode).toBe(502);
    expect(errorOf(answer).error).toContain('No se pudo llegar al servicio de IA');
    provider = await providerThat({ kind: 'hang' });
  });

  it('fails without a word of the prompt or the key in what the process prints', async () => {
    const spies = (['error', 'warn', 'log'] as const).map((method) => jest.spyOn(console, method));
    provider.setReply(() => ({ kind: 'status', status: 500 }));
    await ask(await plannerApp(configFor(provider)));
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
});

describe('the request', () => {
  it('is refused without the installation’s key', async () => {
    const app = await plannerApp(configFor(provider));
    const answer = await ask(app, BIRTHDAY, { apikey: 'otra' });
    expect(answer.statusCode).toBe(401);
    expect(errorOf(answer).error).toContain('clave pública');
  });

  it('may carry the key as a bearer token', async () => {
    const app = await plannerApp(configFor(provider));
    const headers = { apikey: '', authorization: 'Bearer clave-publica-de-prueba' };
    expect((await ask(app, BIRTHDAY, headers)).statusCode).toBe(200);
  });

  it.each<[string, unknown, string, string | undefined]>([
    [
      'no title',
      { ...BIRTHDAY, eventTitle: undefined },
      'Falta el campo «eventTitle».',
      'eventTitle',
    ],
    ['an unknown type', { ...BIRTHDAY, eventType: 'x' }, 'Tiene que ser uno de', 'eventType'],
    ['a field too many', { ...BIRTHDAY, prompt: 'x' }, 'El campo «prompt» no existe', 'prompt'],
    [
      'a date that is none',
      { ...BIRTHDAY, eventDate: '2026-02-30' },
      'una fecha que exista',
      'eventDate',
    ],
    ['no JSON', '{', 'JSON válido', undefined],
  ])('is refused with %s', async (_name, payload, sentence, field) => {
    const answer = await ask(await plannerApp(configFor(provider)), payload);
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer).error).toContain(sentence);
    expect(errorOf(answer).field).toBe(field);
    expect(provider.received).toHaveLength(0);
  });

  it('is answered honestly and at once when no AI is configured', async () => {
    const answer = await ask(await plannerApp({ kind: 'off' }));
    expect(answer.statusCode).toBe(503);
    expect(errorOf(answer).error).toContain('La IA no está configurada en esta instalación.');
  });
});
