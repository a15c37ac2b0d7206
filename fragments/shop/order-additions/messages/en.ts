import { draftStateWords } from '../../../../shared/i18n/en/draft-states.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('order-additions', es, {
  title: 'Additions',
  addsTo: 'This order is added to your order {{number}}',
  to: 'To order {{number}}: {{items}}',
  states: draftStateWords,
  pay: 'See and pay',
  payOf: 'See and pay: {{items}}',
  order: 'See order {{number}}',
});

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'order-additions': typeof es;
  }
}
