/** How long who sends a request may take. What is sent to them, as live updates are, has no such limit. */
export interface Timeouts {
  /** For the headers, from when the connection opens or its last request was answered. */
  readonly headersMs: number;
  /** For all of a request: the largest file, a roster of 20 MB, may come at 70 kB a second. */
  readonly requestMs: number;
  readonly lookEveryMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 60_000,
  requestMs: 5 * 60_000,
  lookEveryMs: 10_000,
};

/** As Fastify takes them. Its own default for requests is none at all, and then none counts for headers. */
export const serverOptions = ({ headersMs, requestMs, lookEveryMs }: Timeouts) => ({
  requestTimeout: requestMs,
  http: {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: lookEveryMs,
  },
});
