/** What a server does when it does not do well; and what a person would say of it, to follow 'con'. */
export const FAULTS = {
  error: 'el servidor que falla (500)',
  hang: 'el servidor que no contesta',
  offline: 'la red cortada',
  wrong: 'datos que no son los esperados',
} as const;
export type FaultName = keyof typeof FAULTS;

type Answer = (signal: AbortSignal | null | undefined) => Promise<Response>;

const json = (status: number, body: unknown): Promise<Response> =>
  Promise.resolve(Response.json(body, { status }));

const ANSWERS: Readonly<Record<FaultName, Answer>> = {
  error: () => json(500, { error: 'broken', message: 'Algo falló.' }),
  hang: (signal) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    ),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  wrong: () => json(200, { wrong: true }),
};

/** In the place of `fetch`: every request meets the fault, and is counted. */
export function faulty(name: FaultName): { fetch: typeof fetch; asked: () => number } {
  let count = 0;
  return {
    fetch: (_input, init) => {
      count += 1;
      return ANSWERS[name](init?.signal);
    },
    asked: () => count,
  };
}
