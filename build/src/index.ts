export * from './base-config.ts';
export * from './ports.ts';
export * from './remote-config.ts';
export * from './shared-modules.ts';
export * from './shell-config.ts';
export * from './shell-document.ts';
export { serverConfig } from './server-config.ts';
