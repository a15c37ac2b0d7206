import type { Translation } from '../texts.ts';
import type * as es from '../es/wizard-steps.ts';

/** The steps of the wizard after a store is opened, by their names there. */
export const wizardSteps: Translation<typeof es.wizardSteps> = {
  looks: 'Photo and colours',
  catalogue: 'First catalogue',
  item: 'First product',
  payments: 'Delivery and payment',
};
