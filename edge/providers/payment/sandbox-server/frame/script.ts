import { brandOf, digitsOf, expiryPassed, groupDigits, passesLuhn, readExpiry } from '../rules.ts';
import { runFrame } from './client.ts';

/**
 * The frame's inline script. It consists of the functions' own source text, so that it needs no
 * build and the browser runs the same rules as the provider. Bundlers that keep names wrap inner
 * functions in `__name`, which a browser does not have.
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
