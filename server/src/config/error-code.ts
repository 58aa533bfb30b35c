/** The system's or SQLite's name for what went wrong, such as 'EACCES'; '' where there is none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
