import {
  dropPaymentAccount,
  setPaymentAccount,
  testPaymentAccount,
} from '../../shared/contracts/payment-accounts.ts';
import type { Fields, PageForm } from '../kit/form.ts';

const KEY = 'key_';

/**
 * The forms of a store's keys. A refused one leads to the page with the reason: shown again, it
 * would send the keys back to the browser.
 */
export const keysForms: Readonly<Record<string, PageForm>> = {
  keys: {
    call: setPaymentAccount,
    done: 'keys-set',
    refused: 'told',
    invalid: 'payment_keys_incomplete',
    fields: (fields) => ({
      code: fields['code'],
      keys: keysOf(fields),
      version: Number(fields['version']),
      mode: fields['mode'],
    }),
  },
  'keys-test': {
    call: testPaymentAccount,
    done: 'keys-tested',
    refused: 'told',
    fields: ({ code, mode }) => ({ code, mode }),
  },
  'keys-drop': {
    call: dropPaymentAccount,
    done: 'keys-dropped',
    refused: 'told',
    fields: ({ code, version, mode }) => ({ code, version: Number(version), mode }),
  },
};

/** The keys that a form brings, by the names of their adapter. */
function keysOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(KEY) ? [[name.slice(KEY.length), value]] : [],
    ),
  );
}
