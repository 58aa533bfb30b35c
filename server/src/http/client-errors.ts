import type { ErrorResponse } from '@almanaque/shared-contracts/schemas';

/** What the server answers when a request fails before any route looks at it, by status. */
export const CLIENT_ERRORS: Readonly<Record<number, ErrorResponse>> & { default: ErrorResponse } = {
  400: {
    error: 'bad_request',
    message: 'El pedido está mal formado: revisá la dirección y que el cuerpo sea JSON válido.',
  },
  403: { error: 'forbidden', message: 'Esa dirección no está permitida.' },
  404: { error: 'not_found', message: 'Esa dirección no existe: revisá que esté bien escrita.' },
  408: { error: 'timeout', message: 'El pedido tardó demasiado en llegar. Probá de nuevo.' },
  413: { error: 'too_large', message: 'El pedido es demasiado grande: mandá menos datos.' },
  414: { error: 'too_long', message: 'La dirección es demasiado larga.' },
  415: {
    error: 'unsupported_media_type',
    message: 'El cuerpo del pedido tiene que ser JSON (Content-Type: application/json).',
  },
  429: { error: 'rate_limited', message: 'Son demasiados pedidos juntos. Esperá un momento.' },
  431: { error: 'headers_too_large', message: 'Los encabezados del pedido son demasiado grandes.' },
  default: { error: 'bad_request', message: 'El pedido no se pudo atender: revisalo.' },
};
