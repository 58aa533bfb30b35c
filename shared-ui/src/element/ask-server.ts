/** As much of the installation's settings as an element has to know. */
export interface ServerAnswer {
  /** Whether nothing is read without a session; absent: the server is of before portals could sign in. */
  readonly readingNeedsSignIn?: boolean;
}

/**
 * Whether there is a server at `apiBase`, as every remote has to know before it shows anything. Asked while
 * the remote is on its way, it costs the first view no time, and a server that hangs is found out in time.
 */
export async function askServer(apiBase: string, signal: AbortSignal): Promise<ServerAnswer> {
  const response = await fetch(`${apiBase}/api/v1/runtime-config`, { signal });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as ServerAnswer;
}
