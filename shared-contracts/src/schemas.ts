/** The stateless half of the contract: what the server may import. Nothing here touches React or holds state. */
export * from './administration.ts';
export * from './shared-schemas.ts';
