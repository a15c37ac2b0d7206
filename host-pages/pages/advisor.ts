import { advisorFragment } from '../../fragments/shop/advisor/server.ts';
import { advisorProps } from '../kit/advisor.ts';
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
  async view(context) {
    const props = await advisorProps(context);
    return {
      status: 200,
      head: privateHead(context.title, PATH),
      main: wrapped(slot(advisorFragment, { class: 'primary', props })),
    };
  },
});
