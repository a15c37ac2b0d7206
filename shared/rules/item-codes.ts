/** Codes of an item that scanners and invoices read. */

/** The digits of a code without the spaces and dashes that people write between them. */
export function tidyDigits(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '');
}

/**
 * Whether digits are a GTIN, the number below the bars of a product: 8, 12 (UPC), 13 (EAN) or 14 of
 * them, the last one computed from the others (GS1 General Specifications, section 7.9).
 * @example isGtin('7501031311309') // true
 */
export function isGtin(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * Whether a text is empty or of the form of a product's code in Mexico's invoices (c_ClaveProdServ): 8 digits, of
 * which the first two are a segment of the catalogue, 10 to 95, or `01010101` for goods that it does not name.
 */
export const isSatProduct = (code: string) =>
  code === '' || code === '01010101' || /^(?:[1-8]\d|9[0-5])\d{6}$/.test(code);

/** Whether a text is empty or of the form of a unit's code in Mexico's invoices (c_ClaveUnidad). */
export const isSatUnit = (code: string) => code === '' || /^[A-Z\d]{2,3}$/.test(code);
