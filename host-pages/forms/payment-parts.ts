import { chargesPart } from './charge-terms.ts';
import { limitsPart } from './payment-limits.ts';
import { riskPart } from './risk-terms.ts';
import { testModePart } from './test-mode.ts';

/** How the store's payments are taken, on the settings' page. */
export const PAYMENT_PARTS = [limitsPart, riskPart, chargesPart, testModePart];
