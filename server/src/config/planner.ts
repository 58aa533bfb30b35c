import * as z from 'zod';
import { StartError } from './start-error.ts';

const whole = (name: string, unit: string, min: number, max: number, fallback: number) => {
  const error = `${name} tiene que ser un número entero de ${unit} entre ${min} y ${max}.`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(min, { error })
    .max(max, { error })
    .default(fallback);
};

const required = (name: string, example: string) => {
  const error = `Falta ${name}: poné, por ejemplo, ${name}=${example}.`;
  return z.string({ error }).min(1, { error });
};

const address = (name: string) =>
  z.url({
    protocol: /^https?$/,
    error: `${name} tiene que ser una dirección que empiece con http:// o https://.`,
  });

const limits = {
  AI_TIMEOUT_MS: whole('AI_TIMEOUT_MS', 'milisegundos', 100, 120_000, 20_000),
  AI_MAX_TOKENS: whole('AI_MAX_TOKENS', 'tokens', 256, 64_000, 4_000),
  AI_RATE_PER_MINUTE: whole('AI_RATE_PER_MINUTE', 'pedidos', 1, 1_000, 10),
  AI_DAILY_LIMIT: whole('AI_DAILY_LIMIT', 'pedidos', 1, 1_000_000, 200),
};

const environmentSchema = z.discriminatedUnion(
  'AI_PROVIDER',
  [
    z.object({
      AI_PROVIDER: z.literal('openai-compatible'),
      AI_BASE_URL: required('AI_BASE_URL', 'http://localhost:11434/v1').pipe(
        address('AI_BASE_URL'),
      ),
      AI_MODEL: required('AI_MODEL', 'qwen3:8b'),
      // Ollama, vLLM and LM Studio on one's own machine ask for no key.
      AI_API_KEY: z.string().optional(),
      ...limits,
    }),
    z.object({
      AI_PROVIDER: z.literal('anthropic'),
      AI_BASE_URL: address('AI_BASE_URL').optional(),
      AI_MODEL: required('AI_MODEL', 'claude-sonnet-4-5'),
      AI_API_KEY: required('AI_API_KEY', 'la clave de tu cuenta'),
      ...limits,
    }),
  ],
  {
    error: 'AI_PROVIDER tiene que ser openai-compatible o anthropic (o quedar vacía, sin IA).',
  },
);

export const PLANNER_VARIABLES = environmentSchema.options.flatMap(({ shape }) =>
  Object.keys(shape),
);

/** What any switched-on provider is held to. */
export interface PlannerLimits {
  /** For the whole answer, repair included. */
  readonly timeoutMs: number;
  /** For one call to the model. */
  readonly maxTokens: number;
  /** Calls one client, told by its address, may cause a minute. */
  readonly ratePerMinute: number;
  /** Calls the installation may make a day. */
  readonly dailyLimit: number;
}

interface OpenAiCompatible extends PlannerLimits {
  readonly kind: 'openai-compatible';
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
}

interface Anthropic extends PlannerLimits {
  readonly kind: 'anthropic';
  /** Null: Anthropic's own address. */
  readonly baseUrl: string | null;
  readonly model: string;
  readonly apiKey: string;
}

export type PlannerConfigOn = OpenAiCompatible | Anthropic;
export type PlannerConfig = { readonly kind: 'off' } | PlannerConfigOn;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * An empty variable counts as unset; without AI_PROVIDER the AI is off.
 * @throws {StartError} naming the variable that is missing or wrong, never its value.
 */
export function readPlannerConfig(env: Environment): PlannerConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  if (set['AI_PROVIDER'] === undefined) return { kind: 'off' };
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    throw new StartError(parsed.error.issues[0]?.message ?? 'Revisá las variables AI_*.');
  }
  const { data } = parsed;
  const limits: PlannerLimits = {
    timeoutMs: data.AI_TIMEOUT_MS,
    maxTokens: data.AI_MAX_TOKENS,
    ratePerMinute: data.AI_RATE_PER_MINUTE,
    dailyLimit: data.AI_DAILY_LIMIT,
  };
  switch (data.AI_PROVIDER) {
    case 'openai-compatible':
      return {
        kind: data.AI_PROVIDER,
        baseUrl: data.AI_BASE_URL,
        model: data.AI_MODEL,
        apiKey: data.AI_API_KEY ?? null,
        ...limits,
      };
    case 'anthropic':
      return {
        kind: data.AI_PROVIDER,
        baseUrl: data.AI_BASE_URL ?? null,
        model: data.AI_MODEL,
        apiKey: data.AI_API_KEY,
        ...limits,
      };
  }
}
