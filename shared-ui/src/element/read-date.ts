/** What `mf-calendar` can show: years 1900 to 2200. */
const DATE = /^(?:19|20|21)\d\d-\d\d-\d\d$|^2200-\d\d-\d\d$/;

/** The text, where it is a date that exists; null for any other. */
export function readDate(text: unknown): string | null {
  if (typeof text !== 'string' || !DATE.test(text)) return null;
  const instant = new Date(`${text}T00:00Z`);
  // 30 February would come back as 2 March.
  return !Number.isNaN(instant.valueOf()) && instant.toISOString().startsWith(text) ? text : null;
}
