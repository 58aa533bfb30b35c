/** Takes the place of `@module-federation/sdk`, most of which writes a log that nobody turns on. */
export const ENCODE_NAME_PREFIX = 'ENCODE_';

/** Naming remotes is the shell's, as loading them is. */
export const decodeName = (): never => {
  throw new Error('This runtime loads no remotes.');
};
