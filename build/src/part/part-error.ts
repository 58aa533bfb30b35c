/** What is wrong of a part, in a sentence for whoever writes it. */
export class PartError extends Error {}

/** Nothing could be looked at, whatever the part is like. */
export class NotLookedError extends PartError {}
