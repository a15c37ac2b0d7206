import type { Translation } from '../texts.ts';
import type {
  addressLabels as es,
  addressNeeds as needs,
  addressProblems as problems,
} from '../es/address.ts';

const common = {
  route: 'Street',
  reference: 'Delivery notes',
  address_name: 'Who receives it',
  address_phone: 'Mobile of who receives it',
  administrative_area_level_3: 'Administrative level 3',
  administrative_area_level_4: 'Administrative level 4',
  administrative_area_level_5: 'Administrative level 5',
};

/** The fields of an address, as each country calls them. */
export const addressLabels: Translation<typeof es> = {
  MX: {
    ...common,
    street_number: 'Exterior no.',
    suite: 'Interior no.',
    sublocality: 'Neighbourhood (colonia)',
    postal_code: 'Postal code',
    locality: 'City or municipality',
    administrative_area_level_1: 'State',
    administrative_area_level_2: 'Municipality or borough',
  },
  AR: {
    ...common,
    street_number: 'Number',
    suite: 'Floor and apt.',
    sublocality: 'Neighbourhood',
    postal_code: 'Postal code',
    locality: 'City',
    administrative_area_level_1: 'Province',
    administrative_area_level_2: 'Department or district',
  },
  US: {
    ...common,
    street_number: 'House number',
    suite: 'Apartment or unit',
    sublocality: 'Area',
    postal_code: 'ZIP or postal code',
    locality: 'City',
    administrative_area_level_1: 'State or province',
    administrative_area_level_2: 'County',
  },
};

/** The messages at the fields of an address that no other form has. */
export const addressProblems: Translation<typeof problems> = {
  postalCode: 'Invalid postal code',
};

/** The request of an empty field, by its name. */
export const addressNeeds: Translation<typeof needs> = {
  country: 'Choose the country',
  route: 'Enter the street',
  street_number: 'Enter the number',
  sublocality: 'Enter the neighbourhood',
  postal_code: 'Enter the postal code',
  locality: 'Enter the city',
  administrative_area_level_1: 'Enter the state or province',
};
