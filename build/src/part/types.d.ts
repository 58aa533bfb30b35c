/** Written into each part by its build: the version of the contract it was built with. */
declare const BUILT_WITH_CONTRACT: string;
