import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/** Whether `what` has been painted. Until then nothing is done that the person does not wait for. */
export function useIsPainted(what: string): boolean {
  const [painted, setPainted] = useState<string | null>(null);
  useEffect(() => afterFrame(() => setPainted(what)), [what]);
  return painted === what;
}
