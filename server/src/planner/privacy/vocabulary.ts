import { GIVEN_NAMES } from './given-names.ts';

/**
 * Folds case, accents and apostrophes, so that 'Cumpleaños' and 'CUMPLEANOS' are one word. By way of
 * upper case: there 'ß' becomes 'SS', and a name written in capitals stays the same name.
 */
export const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toUpperCase()
    .toLowerCase();

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Join the parts of a name ('de la Cruz') as well as the words of a title: they never make a name by themselves. */
export const CONNECTORS = words('de del la las el los y e da do dos di van von');

/**
 * The only words that leave a personal title as they are. Nothing here may be a given name or a
 * surname: whatever is not listed counts as part of a name and is hidden.
 */
export const TITLE_WORDS = words(
  `a al en con por para su sus un una nuestro nuestra
   cumple cumpleanos cumpleanera cumpleanero feliz felices cumplen festeja festejan festejo festejamos
   celebra celebran celebracion celebramos aniversario aniversarios laboral laborales trabajo ano anos
   empresa compania organizacion equipo oficina servicio trayectoria antiguedad
   despedida bienvenida bienvenido jubilacion jubila casamiento boda nacimiento ascenso homenaje
   reconocimiento ingreso egreso graduacion baby shower retiro se hoy feriado asueto`,
);

/** A company event about one person, though it is not typed as a birthday or an anniversary. */
export const PERSONAL_EVENT =
  /cumple|aniversario|despedida|bienvenid|jubila|casamiento|boda|nacimiento|ascenso|homenaje|reconocimiento|graduaci|baby shower/iu;

export const isConnector = (word: string): boolean => CONNECTORS.has(plain(word));

export const isTitleWord = (word: string): boolean => TITLE_WORDS.has(plain(word));

export const isGivenName = (word: string): boolean => GIVEN_NAMES.has(plain(word));
