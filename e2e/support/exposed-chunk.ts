/**
 * In a file's name or address: the code of a part's first place. It is named by its module where the part
 * itself loads it too, and by the container where only the page does.
 */
export const EXPOSED_CHUNK = /(?:src|__federation_expose)_remote[\w.-]*\.js/;
