import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('seller-code', es, {
  ask: 'Did somebody recommend this purchase?',
  set: 'Sold by {{code}}',
  label: 'Code of the seller',
  hint: 'Their username. It does not change what you pay.',
  save: 'Use this code',
});
