import { officeHome } from '../../fragments/office/office-home/server.ts';
import { officeWays } from '../../shared/i18n/office-ways.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

/**
 * The office's first page: every page that the account may open in this store; needs its `menu`.
 */
export const officePage = definePage({
  name: 'office',
  paths: ['/admin'],
  needs: 'menu',
  shell: 'office',
  async view({ env, store, person, backOffice }) {
    const keychain = (await person)?.keychain ?? [];
    return {
      status: 200,
      head: privateHead(say(env)('office'), '/admin'),
      main: wrapped(
        slot(officeHome, {
          class: 'primary',
          props: { env, storeName: store.name, ways: officeWays(backOffice, keychain, env) },
        }),
      ),
    };
  },
});
