import { transformFileSync } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import path from 'node:path';
import { OWN_PART_PORT } from './ports.ts';

/**
 * What no server writes into the page under `npm run dev`: whoever develops it may look into it, and
 * take a part from where it is being written.
 */
const DEVELOPMENT_DATA = `<script type="application/json" id="almanaque-boot">${JSON.stringify({
  overrideOrigins: [`http://localhost:${OWN_PART_PORT}`],
})}</script>`;

/** A small script of ours, without imports, as it may stand in a document. */
const inlineScript = (file: string): string =>
  transformFileSync(file, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: { toplevel: true } },
    },
    isModule: false,
    minify: true,
  }).code;

/** The shell's page. Its template places what it loads by itself: the order is that of importance. */
export const shellDocument = (root: string, development: boolean) =>
  new HtmlWebpackPlugin({
    template: './src/index.html',
    inject: false,
    // Its comments are where the server writes.
    minify: { collapseWhitespace: true },
    // Read by the template.
    developmentData: development ? DEVELOPMENT_DATA : '',
    chooseScheme: inlineScript(path.join(root, 'src/boot/choose-scheme.ts')),
    askEarly: inlineScript(path.join(root, 'src/boot/ask-early.ts')),
    sayNotLoaded: inlineScript(path.join(root, 'src/boot/say-not-loaded.ts')),
  });
