import { useEffect, useState } from 'react';

/** Between two beats: one that never rests has the browser draw frame after frame while the page is open. */
const REST_MS = 4000;

/** Something is upcoming: a dot that pulses. */
export function Dot() {
  const [isBeating, setBeating] = useState(true);
  useEffect(() => {
    if (isBeating) return;
    const rest = setTimeout(() => setBeating(true), REST_MS);
    return () => clearTimeout(rest);
  }, [isBeating]);
  return (
    <span className="dot">
      {isBeating && <span className="beat" onAnimationEnd={() => setBeating(false)} />}
    </span>
  );
}
