const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date as it is written in Argentina, '21/06/2000'; any other text as it is. */
export const asWritten = (text: string): string => text.replace(ISO_DATE, '$3/$2/$1');
