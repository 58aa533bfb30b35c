/** How often SQLite is looked at while a page is listening: some microseconds each time. */
const EVERY_MS = 250;

/**
 * Calls `onChange` again and again, never twice at once. SQLite tells no other process of a commit,
 * and a command line tool may be writing beside the server. Returns what ends it.
 */
export function poll(onChange: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let over = false;
  const again = () => {
    if (!over) timer = setTimeout(() => void onChange().finally(again), EVERY_MS);
  };
  again();
  return () => {
    over = true;
    clearTimeout(timer);
    return Promise.resolve();
  };
}
