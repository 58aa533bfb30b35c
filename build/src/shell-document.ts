import HtmlWebpackPlugin from 'html-webpack-plugin';
import path from 'node:path';
import { inlineScript } from './inline-script.ts';

/** The shell's page. Its template places what it loads by itself: the order is that of importance. */
export const shellDocument = (root: string) =>
  new HtmlWebpackPlugin({
    template: './src/index.html',
    inject: false,
    // Its comments are where the server writes.
    minify: { collapseWhitespace: true },
    // Read by the template.
    chooseScheme: inlineScript(path.join(root, 'src/boot/choose-scheme.ts')),
    askEarly: inlineScript(path.join(root, 'src/boot/ask-early.ts')),
    sayNotLoaded: inlineScript(path.join(root, 'src/boot/say-not-loaded.ts')),
  });
