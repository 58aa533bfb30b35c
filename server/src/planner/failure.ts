/** Why there are no recommendations. Each kind has its own status and its own words. */
export type PlannerFailure =
  | { readonly kind: 'off' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'rate-limited'; readonly retryAfter: number }
  | { readonly kind: 'daily-limit'; readonly retryAfter: number }
  | { readonly kind: 'provider-busy'; readonly retryAfter: number }
  | { readonly kind: 'provider-rejected' }
  | { readonly kind: 'provider-unreachable' }
  | { readonly kind: 'provider-failed' }
  | { readonly kind: 'bad-answer' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' };

/** How a failure reads over HTTP. `message` is Spanish and holds nothing of the request, the key or the answer. */
export interface FailureAnswer {
  readonly status: number;
  readonly message: string;
  /** Seconds, for the Retry-After header (RFC 9110, section 10.2.3). */
  readonly retryAfter?: number;
}

const seconds = (count: number): string => (count === 1 ? '1 segundo' : `${count} segundos`);
const answer = (status: number, message: string, retryAfter?: number): FailureAnswer => ({
  status,
  message,
  ...(retryAfter !== undefined && { retryAfter }),
});

export function answerFor(failure: PlannerFailure): FailureAnswer {
  switch (failure.kind) {
    case 'off':
      return answer(
        503,
        'La IA no está configurada en esta instalación. Pedile a quien administra Almanaque que la active.',
      );
    case 'unauthorized':
      return answer(
        401,
        'Falta la clave pública o no es la de esta instalación. Recargá la página.',
      );
    case 'rate-limited':
      return answer(
        429,
        `Hiciste muchos pedidos seguidos a la IA. Probá de nuevo en ${seconds(failure.retryAfter)}.`,
        failure.retryAfter,
      );
    case 'daily-limit':
      return answer(
        429,
        'Se alcanzó el límite diario de pedidos a la IA de esta instalación. Probá de nuevo mañana.',
        failure.retryAfter,
      );
    case 'provider-busy':
      return answer(
        429,
        `El servicio de IA está atendiendo demasiados pedidos. Probá de nuevo en ${seconds(failure.retryAfter)}.`,
        failure.retryAfter,
      );
    case 'provider-rejected':
      return answer(
        502,
        'El servicio de IA rechazó la clave de esta instalación. Avisale a quien administra Almanaque.',
      );
    case 'provider-unreachable':
      return answer(502, 'No se pudo llegar al servicio de IA. Probá de nuevo en unos minutos.');
    case 'provider-failed':
      return answer(502, 'El servicio de IA tuvo un problema. Probá de nuevo.');
    case 'bad-answer':
      return answer(502, 'La IA respondió algo que no se puede usar. Probá de nuevo.');
    case 'timeout':
      return answer(504, 'La IA tardó demasiado en responder. Probá de nuevo.');
    case 'aborted':
      // Nobody is there to read it; 499 is what proxies log for a client that left.
      return answer(499, 'El pedido se canceló.');
  }
}

export class PlannerError extends Error {
  override readonly name = 'PlannerError';
  readonly failure: PlannerFailure;

  constructor(failure: PlannerFailure, options?: ErrorOptions) {
    super(answerFor(failure).message, options);
    this.failure = failure;
  }
}
