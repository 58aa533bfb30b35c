import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';

/** How one framework's portal is made from its example. */
export interface Framework {
  /** Name of its example in EMBEDDING.md. */
  readonly name: string;
  /** JavaScript, or JSX, of the component. */
  readonly compile: (source: string) => string;
  /** Script that draws the component in `#app`. */
  readonly main: string;
  /** Packages that go by another name here than in a portal of its own. */
  readonly alias?: Readonly<Record<string, string>>;
}

const asIs = (source: string): string => source;

function compileVue(source: string): string {
  const { descriptor } = parse(source);
  const isCustomElement = (tag: string) => tag.startsWith('almanaque-');
  const templateOptions = { compilerOptions: { isCustomElement } };
  return compileScript(descriptor, { id: 'portal', inlineTemplate: true, templateOptions }).content;
}

const REACT_MAIN = `
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from './portal.jsx';
createRoot(document.querySelector('#app')).render(<StrictMode><Portal /></StrictMode>);`;

export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'vue',
    compile: compileVue,
    main: `
import { createApp } from 'vue';
import Portal from './portal.jsx';
createApp(Portal).mount('#app');`,
  },
  {
    name: 'react-18',
    compile: asIs,
    main: REACT_MAIN,
    alias: { 'react-dom': 'react-dom-18', react: 'react-18' },
  },
  { name: 'react-19', compile: asIs, main: REACT_MAIN },
  {
    name: 'svelte',
    compile: (source) => compile(source, { generate: 'client' }).js.code,
    main: `
import { mount } from 'svelte';
import Portal from './portal.jsx';
mount(Portal, { target: document.querySelector('#app') });`,
  },
];

/** It takes remotes as components, and they its React. */
export const SHARES_REACT: Framework = {
  name: 'react-compartido',
  compile: asIs,
  main: REACT_MAIN,
};
