import { storesBought } from '../../fragments/shop/stores-bought/server.ts';
import { readStoresBought } from '../../shared/contracts/bought-orders.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/me/compras';

/** The stores where the account has bought, also as a guest with the e-mail that it has proved since. */
export const storesBoughtPage = definePage({
  name: 'stores-bought',
  words: storesBought.words,
  paths: ['/me/compras'],
  query: [],
  needs: 'account',
  shell: 'account',
  async view({ env, title, read, store }) {
    const {
      stores,
      is_whole: isWhole,
      is_proven: isProven,
    } = orThrow(await read(readStoresBought));
    return {
      status: 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(storesBought, {
          class: 'primary',
          props: { env, stores, here: store.id, isWhole, isProven },
        }),
      ),
    };
  },
});
