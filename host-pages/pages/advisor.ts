import { advisorFragment } from '../../fragments/shop/advisor/server.ts';
import { getOwnAdvisor } from '../../shared/contracts/advisors.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { supportUrl } from '../../shared/rules/support.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/apps/me/advisor';

/** Who helps the account to sell in this network. */
export const advisorPage = definePage({
  name: 'advisor',
  words: advisorFragment.words,
  paths: [PATH],
  query: [],
  needs: 'account',
  shell: 'account',
  async view({ env, title, store, person: asked, read }) {
    const me = (await asked)?.id ?? '';
    const { advisor } = await read(getOwnAdvisor, { params: { me } }).then(orThrow);
    return {
      status: 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(advisorFragment, {
          class: 'primary',
          props: {
            env,
            advisor,
            supportUrl: supportUrl(store),
            hasChat: store.live_chat_license !== null,
          },
        }),
      ),
    };
  },
});
