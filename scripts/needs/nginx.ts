import { existsSync, readdirSync } from 'node:fs';
import { execute, has } from './execute.ts';
import type { Need } from '../../tools/need.ts';

/** From where deploy/nginx/nginx.conf loads the modules there are. */
const MODULES = '/etc/nginx/modules-enabled';

const hasBrotli = (): boolean =>
  existsSync(MODULES) && readdirSync(MODULES).some((name) => name.includes('brotli'));

/** By Debian's package. */
const PARTS = {
  nginx: { title: 'nginx', isThere: () => has('nginx') },
  'libnginx-mod-http-brotli-static': { title: 'su módulo brotli', isThere: hasBrotli },
  'gettext-base': { title: 'envsubst', isThere: () => has('envsubst') },
};

const missing = () => Object.entries(PARTS).filter(([, { isThere }]) => !isThere());

export const nginx: Need = {
  title: 'nginx',
  serves: 'la instalación por partes',
  packages: () => missing().map(([name]) => name),
  // Its package starts one of its own, which nobody asked for.
  installed: async (packages) => {
    if (packages.includes('nginx')) await execute('service', ['nginx', 'stop']);
  },
  remedy: 'instalá nginx con su módulo brotli, y gettext, que trae envsubst',
  look: () => {
    const titles = missing().map(([, { title }]) => title);
    return Promise.resolve(
      titles.length === 0
        ? { found: 'con brotli y envsubst' }
        : { missing: `no está ${titles.join(' ni ')}` },
    );
  },
};
