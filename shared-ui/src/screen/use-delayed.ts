import { useEffect, useState } from 'react';

/** Long enough not to ask at every key, short enough to feel at once. */
const DELAY_MS = 200;

/** `value` once it has stood still. */
export function useDelayed<T>(value: T): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}
