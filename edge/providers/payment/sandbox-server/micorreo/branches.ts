/** Places of a province: name, first digits of its postal codes, latitude and longitude. */
type Town = readonly [name: string, code: string, latitude: number, longitude: number];

const TOWNS: Readonly<Record<string, readonly Town[]>> = {
  B: [
    ['Monte Grande', '1842', -34.8194, -58.4675],
    ['La Plata', '1900', -34.9205, -57.9536],
    ['Mar del Plata', '7600', -38.0055, -57.5426],
    ['Bahía Blanca', '8000', -38.7183, -62.2663],
    ['Tandil', '7000', -37.3217, -59.1332],
  ],
  C: [
    ['Congreso', '1033', -34.6093, -58.3926],
    ['Palermo', '1425', -34.5875, -58.4096],
    ['Belgrano', '1428', -34.5627, -58.4583],
    ['Flores', '1406', -34.6286, -58.4637],
  ],
  X: [
    ['Córdoba Centro', '5000', -31.4167, -64.1833],
    ['Villa María', '5900', -32.4075, -63.2402],
    ['Río Cuarto', '5800', -33.1232, -64.3493],
  ],
  M: [['Mendoza', '5500', -32.8895, -68.8458]],
  S: [
    ['Rosario', '2000', -32.9442, -60.6505],
    ['Santa Fe', '3000', -31.6333, -60.7],
  ],
};

/** Provinces whose lists go wrong: Tierra del Fuego has a courier that is down, Chubut one that talks nonsense. */
export const FAULT_OF_PROVINCE: Readonly<Record<string, 'down' | 'garbage'>> = {
  V: 'down',
  U: 'garbage',
};

/** The branches of a province as MiCorreo answers them; the last one is closed for good. */
export function agenciesOf(letter: string): object[] {
  const open = (start: string, end: string) => ({ start, end });
  const week = open('1000', '1800');
  return (TOWNS[letter] ?? []).flatMap(([name, code, latitude, longitude], place, all) => {
    const one = {
      code: `${letter}${String(place + 1).padStart(4, '0')}`,
      name,
      manager: null,
      email: null,
      phone: null,
      services: { packageReception: true, pickupAvailability: true },
      location: {
        address: {
          streetName: 'Avenida San Martín',
          streetNumber: String(100 + place * 50),
          floor: null,
          apartment: null,
          locality: name,
          city: name,
          province: letter,
          provinceCode: letter,
          postalCode: `${letter}${code}AAA`,
        },
        latitude: String(latitude),
        longitude: String(longitude),
      },
      hours: {
        sunday: null,
        monday: week,
        tuesday: week,
        wednesday: week,
        thursday: week,
        friday: week,
        saturday: open('0900', '1300'),
        holidays: null,
      },
      status: 'ACTIVE',
    };
    const closed = { ...one, code: `${letter}9999`, name: `${name} (cerrada)`, status: 'INACTIVE' };
    return place === all.length - 1 ? [one, closed] : [one];
  });
}
