declare module '*.css';

/** Its address, beside the script that imports it. */
declare module '*.woff2' {
  const url: string;
  export = url;
}

/** Written into each remote by its build: the version of the contract it was built with. */
declare const BUILT_WITH_CONTRACT: string;

/** The drawing itself, as a `data:` address. */
declare module '*.svg' {
  const url: string;
  export = url;
}
