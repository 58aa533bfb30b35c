/**
 * Does `work` once the coming frame is painted: what the person waits for goes first. Where nothing is
 * painted it does not wait. @returns what gives it up.
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (document.hidden) {
    work();
    return () => undefined;
  }
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
