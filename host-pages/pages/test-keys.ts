import { keysDone } from '../../fragments/office/payment-keys/props.ts';
import { paymentKeys } from '../../fragments/office/payment-keys/server.ts';
import { settings } from '../../fragments/office/settings/server.ts';
import { listPaymentAccounts } from '../../shared/contracts/payment-accounts.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { keysForms } from '../forms/payment-keys.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/configuracion/llaves-de-prueba';

/** The keys by which purchases of the store's test mode are paid; needs `store-admin`. */
export const testKeysPage = definePage({
  name: 'test-keys',
  words: paymentKeys.words,
  paths: ['/admin/configuracion/llaves-de-prueba'],
  query: ['done', 'notice'],
  needs: 'store-admin',
  shell: 'office',
  forms: keysForms,
  async view(context) {
    const { env, read, query, store, idempotencyKey } = context;
    const accounts = orThrow(await read(listPaymentAccounts, { query: { mode: 'test' } }));
    const { title } = wordsOf(paymentKeys.words, env.tag).testMode;
    return {
      status: 200,
      head: privateHead(title, PATH),
      trail: [
        { label: wordsOf(settings.words, env.tag).title, path: '/admin/configuracion' },
        { label: title, path: PATH },
      ],
      main: wrapped(
        slot(paymentKeys, {
          class: 'primary',
          props: {
            env,
            accounts: accounts.results,
            currency: store.currency,
            mode: 'test',
            done: keysDone.find((done) => done === query.get('done')) ?? null,
            error: noticeOf(context),
            idempotencyKey,
          },
        }),
      ),
    };
  },
});
