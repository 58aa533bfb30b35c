/** Those that say when to come back. */
type Waiting = 'rate-limited' | 'daily-limit' | 'provider-busy';

/** Those of which the other side, or what this installation says of it, is the cause. */
export type ProviderFault =
  | 'provider-busy'
  | 'provider-bad-request'
  | 'provider-rejected'
  | 'provider-unpaid'
  | 'provider-unknown'
  | 'provider-certificate'
  | 'provider-unreachable'
  | 'provider-failed'
  | 'bad-answer'
  | 'answer-cut'
  | 'timeout';

/** Of everything else the installation itself, or whoever asked, is the cause. */
export const isProviderFault = (kind: PlannerFailure['kind']): kind is ProviderFault =>
  !OURS.includes(kind);

type Kind = 'off' | 'not-agreed' | 'unauthorized' | 'aborted' | Waiting | ProviderFault;

const OURS: readonly Kind[] = [
  'off',
  'not-agreed',
  'unauthorized',
  'rate-limited',
  'daily-limit',
  'aborted',
];

/** Why there are no recommendations. Each kind has its own status and its own words. */
export type PlannerFailure = {
  readonly [K in Kind]: K extends Waiting
    ? { readonly kind: K; readonly retryAfter: number }
    : { readonly kind: K };
}[Kind];

/** How a failure reads over HTTP. `message` is Spanish and holds nothing of the request, the key or the answer. */
export interface FailureAnswer {
  readonly status: number;
  readonly message: string;
  /** Seconds, for the Retry-After header (RFC 9110, section 10.2.3). */
  readonly retryAfter?: number;
}

interface Words {
  readonly status: number;
  /** `{espera}` is how long. It says 'Probá de nuevo' where that helps, and nowhere else. */
  readonly message: string;
  /** What whoever set it up can do about it; null: nothing. */
  readonly advice: string | null;
}

const TELL = 'Avisale a quien administra Almanaque.';

const WORDS: Readonly<Record<Kind, Words>> = {
  off: {
    status: 503,
    message: `La IA no está configurada en esta instalación. ${TELL}`,
    advice:
      'Se enciende con las variables AI_PROVIDER, AI_MODEL y las que pide cada servicio, al iniciar el servidor.',
  },
  'not-agreed': {
    status: 503,
    message: `La IA todavía no se usa en esta instalación. ${TELL}`,
    advice: 'Antes del primer pedido, mirá acá mismo qué se envía y acordalo.',
  },
  unauthorized: {
    status: 401,
    message: 'Falta la clave pública o no es la de esta instalación. Recargá la página.',
    advice: null,
  },
  'rate-limited': {
    status: 429,
    message: 'Hiciste muchos pedidos seguidos a la IA. Probá de nuevo en {espera}.',
    advice: 'El límite por minuto es AI_RATE_PER_MINUTE.',
  },
  'daily-limit': {
    status: 429,
    message:
      'Se alcanzó el límite diario de pedidos a la IA de esta instalación. Probá de nuevo mañana.',
    advice: 'El límite por día es AI_DAILY_LIMIT.',
  },
  'provider-busy': {
    status: 429,
    message: 'El servicio de IA está atendiendo demasiados pedidos. Probá de nuevo en {espera}.',
    advice: 'Si pasa seguido, el plan contratado con el servicio queda chico.',
  },
  'provider-bad-request': {
    status: 502,
    message: `El servicio de IA no aceptó el pedido. ${TELL}`,
    advice:
      'Revisá AI_MODEL, y que el servicio hable el protocolo de AI_PROVIDER. Puede que AI_MAX_TOKENS sea más de lo que el modelo admite.',
  },
  'provider-rejected': {
    status: 502,
    message: `El servicio de IA rechazó la clave de esta instalación. ${TELL}`,
    advice:
      'Revisá AI_API_KEY: puede estar mal copiada, vencida, o no tener permiso para el modelo.',
  },
  'provider-unpaid': {
    status: 502,
    message: `La cuenta del servicio de IA se quedó sin crédito. ${TELL}`,
    advice: 'Cargá crédito, o subí el límite de gasto, en la cuenta del servicio.',
  },
  'provider-unknown': {
    status: 502,
    message: `El servicio de IA no tiene el modelo o la dirección de esta instalación. ${TELL}`,
    advice: 'Revisá AI_MODEL y AI_BASE_URL, que suele terminar en /v1.',
  },
  'provider-certificate': {
    status: 502,
    message: `El certificado del servicio de IA no es de confianza. ${TELL}`,
    advice:
      'Si lo firma la propia empresa, indicá su autoridad con NODE_EXTRA_CA_CERTS al iniciar el servidor; si venció, hay que renovarlo.',
  },
  'provider-unreachable': {
    status: 502,
    message: 'No se pudo llegar al servicio de IA. Probá de nuevo en unos minutos.',
    advice:
      'Revisá AI_BASE_URL, y que este servidor pueda salir hasta ahí (red, proxy, cortafuegos).',
  },
  'provider-failed': {
    status: 502,
    message: 'El servicio de IA tuvo un problema. Probá de nuevo.',
    advice: 'La falla es del servicio: mirá su página de estado.',
  },
  'bad-answer': {
    status: 502,
    message: 'La IA respondió algo que no se puede usar. Probá de nuevo.',
    advice: 'Si pasa seguido, el modelo de AI_MODEL no respeta la forma pedida: probá con otro.',
  },
  'answer-cut': {
    status: 502,
    message: `La respuesta de la IA se cortó antes de terminar. ${TELL}`,
    advice: 'Subí AI_MAX_TOKENS: los modelos que razonan gastan buena parte antes de responder.',
  },
  timeout: {
    status: 504,
    message: 'La IA tardó demasiado en responder. Probá de nuevo.',
    advice: 'Subí AI_TIMEOUT_MS, o elegí un modelo más rápido.',
  },
  aborted: {
    // Nobody is there to read it; 499 is what proxies log for a client that left.
    status: 499,
    message: 'El pedido se canceló.',
    advice: null,
  },
};

const seconds = (count: number): string => (count === 1 ? '1 segundo' : `${count} segundos`);

export function answerFor(failure: PlannerFailure): FailureAnswer {
  const { status, message } = WORDS[failure.kind];
  if (!('retryAfter' in failure)) return { status, message };
  const { retryAfter } = failure;
  return { status, message: message.replace('{espera}', seconds(retryAfter)), retryAfter };
}

/** For administrators: what is wrong, and what they can do about it. */
export const adviceFor = (failure: PlannerFailure): string =>
  [answerFor(failure).message.replace(` ${TELL}`, ''), WORDS[failure.kind].advice]
    .filter((part) => part !== null)
    .join(' ');

/** What the other side said of its failure. It may hold anything, so it is not for the page. */
export interface ProviderSaid {
  /** Of its answer; null: there was none. */
  readonly status: number | null;
  /** Its own short code, or the network's: 'model_not_found', 'ECONNREFUSED'. Fit for the log. */
  readonly code: string | null;
  /** Its words, without what looks like a key. */
  readonly text: string | null;
}

export class PlannerError extends Error {
  override readonly name = 'PlannerError';
  readonly failure: PlannerFailure;
  readonly said: ProviderSaid | null;

  constructor(failure: PlannerFailure, said: ProviderSaid | null = null) {
    super(answerFor(failure).message);
    this.failure = failure;
    this.said = said;
  }
}
