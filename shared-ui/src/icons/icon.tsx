/** Our own 24-unit line drawings, one path each. */
const PATHS = {
  bell: 'M6 17h12l-1.6-2.2V10a4.4 4.4 0 0 0-8.8 0v4.8zM10.2 19.5a2 2 0 0 0 3.6 0M12 5.6V4',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19.5 7',
  plus: 'M12 5v14M5 12h14',
  spark: 'M12 3.5l1.9 5.1 5.1 1.9-5.1 1.9L12 17.5l-1.9-5.1L5 10.5l5.1-1.9zM18.5 16v4M16.5 18h4',
  print: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7z',
  copy: 'M9 9h10.5v11H9zM5 15.5H4.5V4.5H15V5',
  chat: 'M4.5 5.5h15v10.5H11L7 19.5V16H4.5z',
  mail: 'M4 6h16v12H4zM4.5 7l7.5 6 7.5-6',
  pin: 'M12 21c4-4.8 6.2-8.1 6.2-10.9a6.2 6.2 0 1 0-12.4 0C5.8 12.9 8 16.2 12 21zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  phone:
    'M7 4.5l3 .5 1 4-2 1.5c1 2.2 2.6 3.8 4.8 4.8l1.5-2 4 1 .5 3c-1.5 2-3.7 2.2-6 1.2-4-1.7-7-4.7-8.5-8.5-.8-2.2-.3-4.3 1.7-5.5z',
  warning: 'M12 4 21 19.5H3zM12 10v4.5M12 16.8v.4',
  sun: 'M12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7',
  cake: 'M4.5 20h15v-7.5a2 2 0 0 0-2-2h-11a2 2 0 0 0-2 2zM4.5 15c1.3 1.3 2.5 1.3 3.8 0 1.2 1.3 2.5 1.3 3.7 0 1.2 1.3 2.5 1.3 3.7 0 1.3 1.3 2.5 1.3 3.8 0M12 10.5V7.5M12 5.6c-1.3-1 0-2.6 0-2.6s1.3 1.6 0 2.6z',
  medal:
    'M12 10a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM9 10.8 6 4h4l2 4.5L14 4h4l-3 6.8M12 13l.7 1.4 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z',
  briefcase: 'M4 8.5h16v10.5H4zM9 8.5V5.5h6v3M4 13h6.5M13.5 13H20M10.5 11.8h3v2.6h-3z',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Side in CSS pixels. */
  readonly size?: number;
}

/** Decorative: what it means must also stand in words near it. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={PATHS[name]} />
  </svg>
);
