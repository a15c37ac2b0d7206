import { purchases } from '../../fragments/purchases/server.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { words } from '../words/index.ts';

/** What somebody bought in this store. */
export const purchasesPage = definePage({
  name: 'purchases',
  paths: ['/mis-compras'],
  needs: 'account',
  async view({ env, store, reads }) {
    const own = await reads.purchases();
    return {
      status: 200,
      head: privateHead(words[env.locale].purchases, '/mis-compras'),
      main: wrapped(
        slot(purchases, { class: 'primary', props: { env, storeName: store.name, ...own } }),
      ),
    };
  },
});
