/** The stateless half of the contract: what the server may import. Nothing here touches React or holds state. */
export * from './one-line.ts';
export * from './shared-schemas.ts';
export * from './words.ts';
