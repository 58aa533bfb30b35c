/** Where more are, they would be too thin to count. */
const MOST = 12;

/** A notch a task, those done filled: the words beside it say the same. */
export function Progress({ done, of }: { readonly done: number; readonly of: number }) {
  if (of === 0) return null;
  const notches = Math.min(of, MOST);
  const filled = Math.floor((done / of) * notches);
  return (
    <span className="progress" aria-hidden="true">
      {Array.from({ length: notches }, (_notch, index) => (
        <i key={index} data-done={index < filled} />
      ))}
    </span>
  );
}
