/** The form of any country's postal code as clients send it: an order accepts these. */
export const POSTAL_CODE = /^\s*[A-Za-z0-9-][A-Za-z0-9 -]{1,8}[A-Za-z0-9-]\s*$/;

const BY_COUNTRY: Record<string, RegExp> = { MX: /^\d{5}$/, US: /^\d{5}(-\d{4})?$/ };

/**
 * True when the text has the form of a postal code of the country, where that form is known.
 * @param country two letters, ISO 3166-1
 */
export function isPostalCode(text: string, country: string): boolean {
  return (BY_COUNTRY[country] ?? POSTAL_CODE).test(text);
}
