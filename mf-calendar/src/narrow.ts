/** Screens on which the day is not beside the month: all that `WIDE` is not. */
export const NARROW = '@media (max-width: 1099.95px)';
