import { officeHome } from '../../fragments/office/office-home/server.ts';
import { officeWays } from '../../shared/i18n/office-ways.ts';
import { searchOffice } from '../../shared/contracts/office-search.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { FOUND_FROM, foundWay } from '../../shared/rules/office-found.ts';
import { waysNamed } from '../../shared/rules/office-ways.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

/**
 * The office's first page: every page that the account may open in this store, and what its search
 * finds without script; needs its `menu`.
 */
export const officePage = definePage({
  name: 'office',
  paths: ['/admin'],
  query: ['text'],
  needs: 'menu',
  shell: 'office',
  async view({ env, store, person, backOffice, query, read }) {
    const keychain = (await person)?.keychain ?? [];
    const text = (query.get('text') ?? '').trim().slice(0, 100);
    const all = officeWays(backOffice, keychain, env);
    const found =
      text.length < FOUND_FROM ? null : await read(searchOffice, { query: { text } }).then(orThrow);
    const ways =
      text === ''
        ? all
        : [
            ...waysNamed(all, text),
            ...(found?.results ?? []).map((thing) => foundWay(env.base, thing)),
          ];
    return {
      status: 200,
      head: privateHead(say(env)('office'), '/admin'),
      main: wrapped(
        slot(officeHome, {
          class: 'primary',
          props: { env, storeName: store.name, ways, text },
        }),
      ),
    };
  },
});
