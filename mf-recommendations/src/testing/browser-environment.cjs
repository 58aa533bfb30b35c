const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what browsers have and jsdom lacks: the answers and streams of `fetch`. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Response, ReadableStream, TextDecoder, TextEncoder, Uint8Array });
  }
};
