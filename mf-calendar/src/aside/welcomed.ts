import {
  sendJson,
  sessionQuery,
  sessionResponseSchema,
  type QueryClient,
  type Session,
} from '@almanaque/shared-contracts';

const KEY = 'almanaque-welcomed';

/** Of an account the server knows it, in any browser; of whoever has none, this browser does. */
export function wasWelcomed(session: Session | null): boolean {
  if (session !== null) return session.welcomed !== false;
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Where nothing can be remembered nobody is welcomed: it would be every time.
    return true;
  }
}

function rememberHere(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // It is gone from this page all the same.
  }
}

/** What does not reach the server is said again on the next visit, and to nobody's harm. */
export async function rememberWelcome(
  session: Session | null,
  apiBase: string,
  queries: QueryClient,
): Promise<void> {
  if (session === null) {
    rememberHere();
    return;
  }
  const url = `${apiBase}/api/v1/auth/welcomed`;
  const answer = await sendJson(sessionResponseSchema, 'PUT', url).catch(() => null);
  if (answer) {
    queries.setQueryData(sessionQuery(apiBase).queryKey, (now) =>
      // Who signed out meanwhile stays so.
      now?.session?.userId === session.userId ? answer : now,
    );
  }
}
