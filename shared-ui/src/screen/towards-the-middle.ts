/** Room at the left of a column: none up to 1440 px, and from there half of what the window is wider. */
export const TOWARDS_THE_MIDDLE = 'max(0px, (100vw - 1440px) / 2)';
