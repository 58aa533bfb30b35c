/** What was handed over as a person reads it: what is no data, by what it is. */
export const propsText = (handed: object): string =>
  JSON.stringify(
    handed,
    (_name, value: unknown) => {
      if (typeof value === 'function') return '(función)';
      return value instanceof Element ? `(<${value.localName}>)` : value;
    },
    2,
  );
