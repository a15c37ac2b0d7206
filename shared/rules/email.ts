/**
 * True when the text has the form of an e-mail address; only a mail proves that the address works.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
