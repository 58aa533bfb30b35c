interface Apart {
  /** For a command line, which all who use the machine can see. */
  readonly address: string;
  /** Empty: there is none. */
  readonly password: string;
}

const isPassword = (field: string): boolean => new URLSearchParams(field).has('password');

/** The address of a database of PostgreSQL, and its password, which is before the `@` or in the query. */
export function apartFromPassword(databaseUrl: string): Apart {
  const url = new URL(databaseUrl);
  // The one that counts for the server's own connections.
  const password = url.searchParams.getAll('password').at(-1) || decodeURIComponent(url.password);
  url.password = '';
  // As they are written: PostgreSQL reads no `+` as a space, which `searchParams` would write.
  const fields = url.search.slice(1).split('&');
  url.search = fields.filter((field) => !isPassword(field)).join('&');
  return { address: url.href, password };
}
