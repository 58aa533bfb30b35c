import { fold } from '@almanaque/ui/screen';

/** As people write the City of Buenos Aires. */
const BUENOS_AIRES_NAMES = ['Buenos Aires', 'CABA', 'Capital Federal'];

export const BUENOS_AIRES = 'Buenos Aires';

/** Its neighbourhoods (Ley 1.777 of the City), where an address gives no city. */
const BARRIOS =
  'Agronomía, Almagro, Balvanera, Barracas, Belgrano, Boedo, Caballito, Chacarita, Coghlan, Colegiales, Constitución, Flores, Floresta, La Boca, La Paternal, Liniers, Mataderos, Monserrat, Monte Castro, Nueva Pompeya, Núñez, Palermo, Parque Avellaneda, Parque Chacabuco, Parque Chas, Parque Patricios, Puerto Madero, Recoleta, Retiro, Saavedra, San Cristóbal, San Nicolás, San Telmo, Vélez Sarsfield, Versalles, Villa Crespo, Villa del Parque, Villa Devoto, Villa General Mitre, Villa Lugano, Villa Luro, Villa Ortúzar, Villa Pueyrredón, Villa Real, Villa Riachuelo, Villa Santa Rita, Villa Soldati, Villa Urquiza'.split(
    ', ',
  );

/** The capitals of the provinces and the largest other cities: offices are often called after theirs. */
const CITIES =
  'Bahía Blanca, Bariloche, Catamarca, Comodoro Rivadavia, Concordia, Córdoba, Corrientes, Formosa, Jujuy, La Plata, La Rioja, Mar del Plata, Mendoza, Neuquén, Paraná, Posadas, Rafaela, Rawson, Resistencia, Río Cuarto, Río Gallegos, Rosario, Salta, San Juan, San Luis, San Rafael, Santa Fe, Santa Rosa, Santiago del Estero, Tandil, Tucumán, Ushuaia, Viedma, Villa María'.split(
    ', ',
  );

const words = (text: string): string =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const names = (text: string, name: string): boolean => words(text).includes(words(name));

export const isSame = (one: string, other: string): boolean => words(one) === words(other);

/** The city that `text` names, one of `others` or one that is known; null: none. */
export function cityIn(text: string, others: readonly string[] = []): string | null {
  if (BUENOS_AIRES_NAMES.some((name) => names(text, name))) return BUENOS_AIRES;
  return [...others, ...CITIES].find((name) => name !== '' && names(text, name)) ?? null;
}

/** Whether `text` is a neighbourhood of the City. */
export const isBarrio = (text: string): boolean => BARRIOS.some((barrio) => isSame(barrio, text));
