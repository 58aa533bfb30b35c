/**
 * A schema's type, for an interface to extend. An interface is written by its name wherever its schema is
 * used, so that what an editor shows and the contract's report do not repeat all its fields each time.
 */
export type Named<Schema> = Schema;
