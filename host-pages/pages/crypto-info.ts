import { cryptoInfoFragment } from '../../fragments/shop/crypto-info/server.ts';
import { getPurchase } from '../../shared/contracts/orders.ts';
import { getCryptoInfo } from '../../shared/contracts/payment.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** What a purchase is in another money, at a rate that is fixed for a while; it leads on to the provider. */
export const cryptoInfoPage = definePage({
  name: 'crypto-info',
  words: cryptoInfoFragment.words,
  paths: ['/checkout/:checkout/cripto'],
  cached: false,
  async view(context) {
    const { env, title, read, params } = context;
    const checkout = params['checkout'] ?? '';
    const purchase = await read(getPurchase, { params: { checkout } });
    const token = purchase.ok ? purchase.value.payment_token : null;
    if (token === null) return notFoundView(context);
    const info = await read(getCryptoInfo, { params: { token } });
    return {
      status: 200,
      head: privateHead(title, `/checkout/${checkout}/cripto`),
      shell: 'purchase',
      main: wrapped(
        slot(cryptoInfoFragment, {
          class: 'primary',
          props: { env, path: `/checkout/${checkout}`, info: info.ok ? info.value : null },
        }),
      ),
    };
  },
});
