import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const { runtime } = webpack;

const NAME = 'almanaque-anew-chunks';

/** Just after a person is told that something does not come. */
const HANGS_MS = 5000;

/**
 * Asks for a chunk at an address of its own each time after the first (`?anew=2`), so that a try meets
 * nothing that an earlier one left: a file that was cut and is kept for ever, or a connection that hangs.
 * One that hangs is asked for again every five seconds. Whichever answer comes first counts, since a chunk
 * hands itself over; `chunk-runs.ts` of the loader passes over the addition.
 */
export const anewChunks: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}
const asked = __webpack_require__.l;
const askAnew = (element) => {
  element.src = url + ((asked[url] = -~asked[url]) > 1 ? "?anew=" + asked[url] : "");
  return element;
};
askAnew(script);
const waiting = setInterval(() => {
  if (!script.isConnected) return clearInterval(waiting);
  const { integrity } = script;
  document.head.append(askAnew(Object.assign(document.createElement("script"), { integrity, crossOrigin: "anonymous" })));
}, ${HANGS_MS});`,
      );
    });
  },
};
