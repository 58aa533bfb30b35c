import { useState } from 'react';

/** What is worked on, as it first was: what is entered is compared with that, whatever others change. */
export function useAsOpened<T>(now: T | undefined): T | undefined {
  const [opened, setOpened] = useState(now);
  if (opened === undefined && now !== undefined) setOpened(now);
  return opened ?? now;
}
