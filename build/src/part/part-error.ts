/** What is wrong of a part, in a sentence for whoever writes it. */
export class PartError extends Error {}
