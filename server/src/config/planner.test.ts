import { readPlannerConfig } from './planner.ts';

const local = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://localhost:11434/v1',
  AI_MODEL: 'qwen3:8b',
};

describe('readPlannerConfig', () => {
  it('is off without AI_PROVIDER, or with an empty one', () => {
    expect(readPlannerConfig({})).toEqual({ kind: 'off' });
    expect(readPlannerConfig({ AI_PROVIDER: ' ', AI_MODEL: 'x' })).toEqual({ kind: 'off' });
  });

  it('needs no key for a local server, and has the documented limits', () => {
    expect(readPlannerConfig(local)).toEqual({
      kind: 'openai-compatible',
      baseUrl: 'http://localhost:11434/v1',
      model: 'qwen3:8b',
      apiKey: null,
      timeoutMs: 20_000,
      maxTokens: 4_000,
      ratePerMinute: 10,
      dailyLimit: 200,
    });
  });

  it('reads the limits', () => {
    const config = readPlannerConfig({ ...local, AI_TIMEOUT_MS: '5000', AI_DAILY_LIMIT: '7' });
    expect(config).toMatchObject({ timeoutMs: 5000, dailyLimit: 7 });
  });

  it('takes Anthropic with a key and no address', () => {
    const config = readPlannerConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' });
    expect(config).toMatchObject({ kind: 'anthropic', baseUrl: null, apiKey: 'k' });
  });

  it.each([
    [{ AI_PROVIDER: 'otro' }, 'AI_PROVIDER tiene que ser openai-compatible o anthropic'],
    [{ ...local, AI_BASE_URL: undefined }, 'Falta AI_BASE_URL'],
    [{ ...local, AI_BASE_URL: 'localhost' }, 'AI_BASE_URL tiene que ser una dirección'],
    [{ ...local, AI_MODEL: '' }, 'Falta AI_MODEL'],
    [{ ...local, AI_TIMEOUT_MS: 'veinte' }, 'AI_TIMEOUT_MS tiene que ser un número entero'],
    [{ ...local, AI_RATE_PER_MINUTE: '0' }, 'AI_RATE_PER_MINUTE tiene que ser un número entero'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'Falta AI_API_KEY'],
  ])('says in one Spanish sentence which variable is wrong: %o', (env, sentence) => {
    expect(() => readPlannerConfig(env)).toThrow(sentence);
  });
});
