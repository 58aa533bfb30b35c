/** What a specification says where it says nothing: it is shown, and not sent. */
export const UNSPECIFIED = 'No especificado';
