import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'door-entry',
  es,
  {
    title: 'Open the door',
    text: 'With the link that the store gave you, you read tickets at the door without an account.',
    code: 'Link of the door',
    codeHint: 'If it is empty, paste the whole link here.',
    open: 'Open the door on this device',
    left: 'You left the door: there is no list on this device any more.',
  },
  {
    text: 'Con el enlace que te dio la tienda leés boletos en la puerta, sin tener cuenta.',
    codeHint: 'Si está vacío, pegá acá el enlace completo.',
  },
);
