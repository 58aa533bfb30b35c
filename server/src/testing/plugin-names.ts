/**
 * Fastify looks for the name of a plugin that says none in `require.cache`, which jest puts together
 * anew each time: 0.7 s of each server that a test starts. Here each is called as its function is.
 */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  get(this: () => unknown) {
    return this.name || 'plugin';
  },
  // As if this were not there: what a function is given is its own.
  set(this: () => unknown, value: unknown) {
    Object.defineProperty(this, DISPLAY_NAME, { value, writable: true, configurable: true });
  },
});
