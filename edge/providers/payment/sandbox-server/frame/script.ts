import { brandOf, digitsOf, expiryPassed, groupDigits, passesLuhn, readExpiry } from '../rules.ts';
import { runFrame } from './client.ts';

/**
 * The frame's inline script. It is made of the functions' own source text, so that it needs no build
 * of its own and the browser runs the very rules that the provider runs. Bundlers that keep names
 * wrap inner functions in `__name`, which a browser does not have.
 */
export const frameScript = `const __name = (value) => value;
(${runFrame.toString()})({
  digitsOf: ${digitsOf.toString()},
  passesLuhn: ${passesLuhn.toString()},
  brandOf: ${brandOf.toString()},
  groupDigits: ${groupDigits.toString()},
  readExpiry: ${readExpiry.toString()},
  expiryPassed: ${expiryPassed.toString()},
});`;
