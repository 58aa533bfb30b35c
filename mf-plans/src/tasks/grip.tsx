const DOTS = [5, 11].flatMap((x) => [4, 8, 12].map((y) => ({ x, y })));

/** What can be carried, as people know it. */
export const Grip = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" width={16} height={16} fill="currentColor">
    {DOTS.map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={1.3} />
    ))}
  </svg>
);
