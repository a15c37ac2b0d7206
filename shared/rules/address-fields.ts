import { levelNames, type LevelName } from './address-levels.ts';
import { isPhone } from './phone.ts';
import { isPostalCode } from './postal-code.ts';

/** The fields of an address as each country writes it. */

export type AddressName =
  | 'route'
  | 'street_number'
  | 'suite'
  | 'sublocality'
  | 'locality'
  | 'administrative_area_level_1'
  | LevelName
  | 'postal_code'
  | 'reference'
  | 'address_name'
  | 'address_phone';

/** The country whose words and field order a form takes. */
export type AddressForm = 'MX' | 'AR' | 'US';

export interface AddressField {
  readonly name: AddressName;
  readonly required: boolean;
  /** Sixths of the row on wide screens. */
  readonly width: 2 | 3 | 4 | 6;
  readonly max: number;
  readonly autoComplete?: string;
}

const field = (
  name: AddressName,
  width: AddressField['width'],
  max: number,
  autoComplete?: string,
  required = true,
): AddressField => ({
  name,
  width,
  max,
  required,
  ...(autoComplete && { autoComplete: `shipping ${autoComplete}` }),
});

const street = field('route', 6, 160, 'address-line1');
const unit = field('suite', 3, 60, 'address-line2', false);
const city = field('locality', 3, 120, 'address-level2');
const state = field('administrative_area_level_1', 3, 120, 'address-level1');
const postalCode = field('postal_code', 2, 10, 'postal-code');
/** Fields that help a courier at the door: words, and the recipient where that is not the buyer. */
const door = [
  field('reference', 6, 240, undefined, false),
  field('address_name', 3, 120, 'name', false),
  field('address_phone', 3, 20, 'tel', false),
];

/** Fields that few addresses have: forms show them on demand. */
const levels = levelNames.map((name) => field(name, 3, 120, undefined, false));

/** True for a field that a form shows on demand. */
export function isOnDemand({ name }: Pick<AddressField, 'name'>): boolean {
  return levels.some((level) => level.name === name);
}

/** Street first, as in Mexico and to the south of it. */
const southern = (quarterRequired: boolean): AddressField[] => [
  street,
  field('street_number', 3, 20),
  unit,
  field('sublocality', 4, 120, 'address-level3', quarterRequired),
  postalCode,
  city,
  state,
  ...door,
  ...levels,
];

const FORMS: Record<AddressForm, readonly AddressField[]> = {
  MX: southern(true),
  AR: southern(false),
  US: [
    field('street_number', 2, 20),
    { ...street, width: 4 },
    { ...unit, width: 6 },
    { ...city, width: 6 },
    state,
    { ...postalCode, width: 3 },
    ...door,
    ...levels,
  ],
};

/**
 * The form of a country's addresses: Mexico's, one for the United States, Canada and Puerto Rico,
 * or else Argentina's.
 */
export function addressForm(country: string): AddressForm {
  if (country === 'MX') return 'MX';
  return ['US', 'CA', 'PR'].includes(country) ? 'US' : 'AR';
}

/** The fields of a country's addresses, in its order. */
export function addressFields(country: string): readonly AddressField[] {
  return FORMS[addressForm(country)];
}

/** The same without the fields of the door and those on demand: for an address that parcels leave from, or that a rate is asked for. */
export function placeFields(country: string): readonly AddressField[] {
  const left: readonly AddressField[] = [...door, ...levels];
  return addressFields(country).filter((one) => !left.some(({ name }) => name === one.name));
}

/** Why a field's value cannot be delivered to. */
export type AddressProblem = 'required' | 'postalCode' | 'phone';

/**
 * The problem of each field of an address, as its country writes it.
 * @param text the value of a field, by its name
 */
export function addressProblems(
  country: string,
  text: (name: AddressName) => string,
): Partial<Record<AddressName, AddressProblem>> {
  const problems: Partial<Record<AddressName, AddressProblem>> = {};
  for (const { name, required } of addressFields(country)) {
    const value = text(name).trim();
    if (value === '' && required) problems[name] = 'required';
    else if (name === 'postal_code' && !isPostalCode(value, country)) problems[name] = 'postalCode';
    else if (name === 'address_phone' && value !== '' && !isPhone(value, country))
      problems[name] = 'phone';
  }
  return problems;
}
