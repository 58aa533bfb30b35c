import { GIVEN_NAMES } from './given-names.ts';
import { SURNAMES } from './surnames.ts';

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
export const CONNECTORS = words(
  'de del la las el los y e da do dos di du van von der den san santa santo mc mac',
);

/**
 * Words that no Spanish sentence does without. Somebody may be called Mas or Su: written as anybody
 * writes them they are words, and hiding them would tell nothing and spoil the rest.
 */
const FUNCTION_WORDS = words(
  `a al ante aqui asi aun aunque bajo bien cada casi como con contra cual cuando cuanto de del desde donde
   durante e el ella ellas ellos en entre era es esa ese eso esta estas este esto estos fue fueron gran
   ha hace hacia han has hasta hay hoy la las le les lo los luego mas me menos mi mis mientras muy nada
   ni no nos nosotros o otra otras otro otros para pero por porque pues que quien se segun ser sera
   si sin sino sobre solo son su sus tal tambien tan te tiene todo todos toda todas tras tu tus u un
   una unas uno unos va van ver vez y ya yo`,
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(plain(word));

/** Before a surname. */
const HONORIFICS = words(
  'sr sra srta sres senor senora senorita dr dra doctor doctora lic licenciado licenciada ing arq cdor cdora cr cra prof don dona abog esc',
);

export const isHonorific = (word: string): boolean => HONORIFICS.has(plain(word));

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
   reconocimiento ingreso egreso graduacion baby shower retiro se hoy feriado asueto
   almuerzo cena desayuno merienda asado brindis cafe torta regalo sorpresa fiesta festejar celebrar
   reunion charla encuentro taller presentacion premio trayectoria ventas compras administracion
   sistemas logistica deposito cocina comedor patio sala lunes martes miercoles jueves viernes sabado
   viene proximo entra algo dulce personas`,
);

/** A company event about one person, though it is not typed as a birthday or an anniversary. */
export const PERSONAL_EVENT =
  /cumple|aniversario|despedida|bienvenid|jubila|casamiento|boda|nacimiento|ascenso|homenaje|reconocimiento|graduaci|baby shower/iu;

export const isConnector = (word: string): boolean => CONNECTORS.has(plain(word));

export const isTitleWord = (word: string): boolean =>
  TITLE_WORDS.has(plain(word)) || (/^\p{Ll}/u.test(word) && isFunctionWord(word));

/** Whether people in general have this name; whether somebody here has it, the roster says. */
export const isCommonName = (word: string): boolean =>
  GIVEN_NAMES.has(plain(word)) || SURNAMES.has(plain(word));
