import { levelNames } from './address-levels.ts';

/** The parts of an address that an envelope has. */
export interface EnvelopeAddress {
  readonly route: string;
  readonly street_number: string;
  readonly suite?: string | undefined;
  readonly sublocality?: string | undefined;
  readonly locality: string;
  /** The state, by its name. */
  readonly administrative_area_level_1: string;
  /** Levels below it, where the address names them. */
  readonly administrative_area_level_2?: string | undefined;
  readonly administrative_area_level_3?: string | undefined;
  readonly administrative_area_level_4?: string | undefined;
  readonly administrative_area_level_5?: string | undefined;
  readonly postal_code: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The recipient, where that is not the buyer. */
  readonly address_name?: string | undefined;
  readonly address_phone?: string | undefined;
  /** Words for the courier. */
  readonly reference?: string | undefined;
}

/** An address as its country writes it on an envelope, the recipient first. */
export function addressLines(address: EnvelopeAddress): string[] {
  const { route, street_number: number, suite, sublocality, locality, postal_code: code } = address;
  const state = address.administrative_area_level_1;
  const north = ['US', 'CA', 'PR'].includes(address.country);
  const street = north ? `${number} ${route}` : `${route} ${number}`;
  const place = north ? `${locality}, ${state} ${code}` : `${code} ${locality}, ${state}`;
  const person = [address.address_name, address.address_phone].filter(Boolean).join(', ');
  const below = [...new Set(levelNames.toReversed().map((name) => address[name]))];
  const lines = [
    person,
    suite ? `${street}, ${suite}` : street,
    sublocality,
    below.filter((one) => one && one !== locality && one !== sublocality).join(', '),
    place,
    address.reference,
  ];
  return lines.filter((line): line is string => Boolean(line));
}
