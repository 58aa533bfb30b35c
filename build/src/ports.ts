/** Where each part listens under `npm run dev`. */
export const DEV_PORTS = {
  shell: 3000,
  'mf-calendar': 3001,
  'mf-recommendations': 3002,
  'mf-notifications': 3003,
  server: 3004,
} as const;

export type RemoteName = Extract<keyof typeof DEV_PORTS, `mf-${string}`>;

export const REMOTE_NAMES = ['mf-calendar', 'mf-notifications', 'mf-recommendations'] as const;
