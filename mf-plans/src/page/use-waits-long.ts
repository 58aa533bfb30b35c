import { useEffect, useState } from 'react';

/** As long as the page itself waits before it says that something has not come. */
const LONG_MS = 5_000;

/** Whether `isWaiting` has been so for long. What comes soon is not announced: most often it is nothing. */
export function useWaitsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
