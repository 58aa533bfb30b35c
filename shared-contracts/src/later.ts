/**
 * A schema that is put together when it is first used. Most of them are of what organisers do, and
 * putting them all together would cost everyone who opens the page a part of what React itself does.
 */
export function later<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | undefined;
  const inside = (): Schema => (made ??= make());
  return new Proxy({} as Schema, {
    get: (_empty, key) => Reflect.get(inside(), key) as unknown,
    has: (_empty, key) => Reflect.has(inside(), key),
  });
}
