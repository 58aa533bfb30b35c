/** '2026-11-23-141530': a moment of the clock at the wall, as a name of a file may have it. */
export const stampOf = (now: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
};
