/** Leaves the page for `url`. */
export const goTo = (url: string): void => location.assign(url);
