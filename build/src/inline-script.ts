import { transformFileSync } from '@swc/core';

/** A small script of ours, without imports, as it may stand in a document. */
export const inlineScript = (file: string): string =>
  transformFileSync(file, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: { toplevel: true } },
    },
    isModule: false,
    minify: true,
  }).code;
