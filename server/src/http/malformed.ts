import type { Socket } from 'node:net';
import { CLIENT_ERRORS } from './client-errors.ts';

interface Status {
  readonly code: number;
  readonly text: string;
}

// Their names are `STATUS_CODES` of node:http too; but an import of it makes Node load its whole
// client, `fetch` and all.
const STATUS_OF: Readonly<Record<string, Status>> = {
  HPE_HEADER_OVERFLOW: { code: 431, text: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 408, text: 'Request Timeout' },
};
const BAD_REQUEST: Status = { code: 400, text: 'Bad Request' };

/** Answers what is not HTTP at all, before there is a request, in the contract's form. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { code, text } = STATUS_OF[error.code ?? ''] ?? BAD_REQUEST;
  const body = JSON.stringify(CLIENT_ERRORS[code] ?? CLIENT_ERRORS.default);
  socket.end(
    `HTTP/1.1 ${code} ${text}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
