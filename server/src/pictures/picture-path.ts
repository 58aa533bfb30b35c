// Among what pages of contract 1.0 take for a picture: they refuse a month with any other in it.
const FOLDER = '/media/pictures/';

/** Where else it is served: what was kept first names it so. */
export const PICTURE_FOLDERS = [FOLDER, '/api/v1/pictures/'] as const;

/** Where a picture of that content is served, below the API base. */
export const picturePath = (hash: string): string => FOLDER + hash;

/** The hash in such a path; of a path of another kind, its last part, which is no picture's hash. */
export const hashOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
