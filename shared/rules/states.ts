/**
 * A state or province with the first characters of its postal codes: the first and the last of
 * them, one where they are the same, none where they do not tell.
 */
export type State = readonly [name: string, first?: string, last?: string];

/** Mexico's states by the two first digits (Correos de México, catálogo nacional de códigos postales). */
const MX: readonly State[] = [
  ['Aguascalientes', '20'],
  ['Baja California', '21', '22'],
  ['Baja California Sur', '23'],
  ['Campeche', '24'],
  ['Chiapas', '29', '30'],
  ['Chihuahua', '31', '33'],
  ['Ciudad de México', '00', '16'],
  ['Coahuila', '25', '27'],
  ['Colima', '28'],
  ['Durango', '34', '35'],
  ['Estado de México', '50', '57'],
  ['Guanajuato', '36', '38'],
  ['Guerrero', '39', '41'],
  ['Hidalgo', '42', '43'],
  ['Jalisco', '44', '49'],
  ['Michoacán', '58', '61'],
  ['Morelos', '62'],
  ['Nayarit', '63'],
  ['Nuevo León', '64', '67'],
  ['Oaxaca', '68', '71'],
  ['Puebla', '72', '75'],
  ['Querétaro', '76'],
  ['Quintana Roo', '77'],
  ['San Luis Potosí', '78', '79'],
  ['Sinaloa', '80', '82'],
  ['Sonora', '83', '85'],
  ['Tabasco', '86'],
  ['Tamaulipas', '87', '89'],
  ['Tlaxcala', '90'],
  ['Veracruz', '91', '96'],
  ['Yucatán', '97'],
  ['Zacatecas', '98', '99'],
];

/** Argentina's provinces by the letter of their codes, which is that of ISO 3166-2:AR. */
const AR: readonly State[] = [
  ['Buenos Aires', 'B'],
  ['Catamarca', 'K'],
  ['Chaco', 'H'],
  ['Chubut', 'U'],
  ['Ciudad Autónoma de Buenos Aires', 'C'],
  ['Córdoba', 'X'],
  ['Corrientes', 'W'],
  ['Entre Ríos', 'E'],
  ['Formosa', 'P'],
  ['Jujuy', 'Y'],
  ['La Pampa', 'L'],
  ['La Rioja', 'F'],
  ['Mendoza', 'M'],
  ['Misiones', 'N'],
  ['Neuquén', 'Q'],
  ['Río Negro', 'R'],
  ['Salta', 'A'],
  ['San Juan', 'J'],
  ['San Luis', 'D'],
  ['Santa Cruz', 'Z'],
  ['Santa Fe', 'S'],
  ['Santiago del Estero', 'G'],
  ['Tierra del Fuego', 'V'],
  ['Tucumán', 'T'],
];

const named = (names: string): readonly State[] => names.split(', ').map((name) => [name]);

const US = named(
  'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, ' +
    'District of Columbia, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, ' +
    'Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, ' +
    'Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, ' +
    'North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, ' +
    'South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, ' +
    'West Virginia, Wisconsin, Wyoming',
);

const CA = named(
  'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, ' +
    'Northwest Territories, Nova Scotia, Nunavut, Ontario, Prince Edward Island, Quebec, ' +
    'Saskatchewan, Yukon',
);

const STATES: Readonly<Record<string, readonly State[]>> = { MX, AR, US, CA };

/** The lists of states by country, for those of these countries that have one here. */
export function statesOf(countries: readonly string[]): Readonly<Record<string, readonly State[]>> {
  return Object.fromEntries(
    countries.flatMap((country) => {
      const list = Object.hasOwn(STATES, country) ? STATES[country] : undefined;
      return list ? [[country, list]] : [];
    }),
  );
}

/** The letter of an Argentine province, by which its couriers know it; undefined for a name that is none. */
export function provinceLetter(name: string): string | undefined {
  const plain = (text: string) =>
    text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
  const asked = plain(name);
  return AR.find(([known]) => plain(known) === asked)?.[1];
}
