import ICAL from 'ical.js';

/**
 * Lines of at most 75 octets (RFC 5545, section 3.1). The library counts the text of a line and not
 * the space a continued one begins with, so it is told one less.
 */
ICAL.foldLength = 74;

export { ICAL };
