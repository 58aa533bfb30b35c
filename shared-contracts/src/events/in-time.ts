/** Longer than this nobody who looks after an event waits for a part that is asked about it. */
const PATIENCE_MS = 10_000;

/** What comes of `asked`. @throws when that is not there in time. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A part took too long to answer.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
