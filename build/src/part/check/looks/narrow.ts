import type { Look } from './look.ts';
import { usual } from './usual.ts';

/** Nothing of it goes over the sides of a telephone. */
export const narrow: Look = async (contribution, stage) => (await usual(contribution, stage)).wide;
