import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Has `print` called once what was chosen by now is drawn: whoever asks from elsewhere on the page may
 * have chosen another day just before, and the month drawn until then is not the one they want on paper.
 */
export function usePrintOnceDrawn(print: () => void): () => void {
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  const run = useEffectEvent(print);
  useEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    run();
  }, [asked]);
  return useCallback(() => setAsked((times) => times + 1), []);
}
