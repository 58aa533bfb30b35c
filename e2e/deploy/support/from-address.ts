import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/**
 * A request from one of this machine's own addresses: all of 127.0.0.0/8 are, so that a test can be
 * several clients of one nginx.
 */
export async function sendFrom(
  localAddress: string,
  url: string,
  { body, ...options }: RequestOptions & { readonly body?: object } = {},
): Promise<Answer> {
  const sent = request(url, { localAddress, agent: false, ...options });
  if (body === undefined) sent.end();
  else sent.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await text(answer),
  };
}
