import { addressForm } from './address-fields.ts';

/** The fields of an address that name its house. */
interface House {
  readonly country: string;
  readonly route: string;
  readonly street_number: string;
  readonly suite?: string | undefined;
}

/** Street, number and unit, in the country's order. */
export function streetOf({ country, route, street_number: number, suite }: House): string {
  const street = addressForm(country) === 'US' ? `${number} ${route}` : `${route} ${number}`;
  return suite ? `${street}, ${suite}` : street;
}
