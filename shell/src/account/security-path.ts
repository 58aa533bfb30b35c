/** Of the page of the settings where one's own account is kept one's own. */
export const SECURITY_PATH = 'seguridad';
