import type { Place, RatesInput } from '../port.ts';

const PLACE: Place = {
  name: 'Prueba',
  street: 'Avenida Paseo de la Reforma',
  streetNumber: '222',
  interior: '',
  district: 'Juárez',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  postalCode: '06600',
  country: 'MX',
  phone: '5500000000',
  email: 'prueba@example.com',
};

/** Parcels of nobody's, between two places in Mexico City: the question by which an account's keys are tried. */
export const SAMPLE: RatesInput = {
  from: PLACE,
  to: { ...PLACE, street: 'Avenida Universidad', streetNumber: '1200', postalCode: '03339' },
  parcels: [{ units: 1, weight_g: 1_000, size_mm: { length: 300, width: 200, height: 150 } }],
  currency: 'MXN',
};
