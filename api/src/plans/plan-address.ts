/** Where the page of plans is, within the installation: the part that brings it declares it there. */
export const PLANS_ADDRESS = '/planes';

/** Where a plan's own page is: '/planes/abc'. */
export const planAddress = (id: string): string => `${PLANS_ADDRESS}/${id}`;
