/** Where, within 'Seguridad', a code from the phone is set up. */
export const SET_UP_CODES = 'dos-pasos';
