let votes = 0;

/** Kept by the module: whatever of the part is on screen has the same. */
export const countVotes = (): number => votes;
export const vote = (): number => (votes += 1);
