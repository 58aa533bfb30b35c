/** Where each part listens under `npm run dev`. */
export const DEV_PORTS = {
  shell: 3000,
  'mf-calendar': 3001,
  'mf-recommendations': 3002,
  'mf-notifications': 3003,
  server: 3004,
  'mf-plans': 3005,
  'mf-people': 3006,
  'mf-admin': 3007,
} as const;

/** Where the part of another team is while it is written, unless it is told otherwise. */
export const OWN_PART_PORT = 3100;

export type RemoteName = Extract<keyof typeof DEV_PORTS, `mf-${string}`>;

export const REMOTE_NAMES = [
  'mf-admin',
  'mf-calendar',
  'mf-notifications',
  'mf-people',
  'mf-plans',
  'mf-recommendations',
] as const;
