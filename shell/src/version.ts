import packageJson from '../package.json';

export const SHELL_VERSION: string = packageJson.version;
