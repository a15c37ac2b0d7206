import { advisorFragment } from '../../fragments/shop/advisor/server.ts';
import type { OwnRates, ReferralProps } from '../../fragments/shop/referral/props.ts';
import { referralFragment } from '../../fragments/shop/referral/server.ts';
import { resaleSimulatorFragment } from '../../fragments/shop/resale-simulator/server.ts';
import { getOwnRates, listPromoted } from '../../shared/contracts/referral.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { simulatedFields } from '../../shared/rules/resale-simulator.ts';
import { itemKinds } from '../../shared/kernel/item-kinds.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { OFFER_TEXT_MAX, OFFERS_PAGE } from '../../shared/rules/resale.ts';
import { advisorProps } from '../kit/advisor.ts';
import { ownStoreOf } from '../kit/own-store.ts';
import { definePage, pageNumber, rowsOf, type PageContext, type PageView } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped, type Block } from '../kit/slot.ts';

const PATH = '/apps/me/referral';
/** Most characters of a field of the simulator. */
const TYPED_MAX = 12;

/** What the account may sell of other stores of the network, and what it earns by it. */
export const referralPage = definePage({
  name: 'referral',
  words: referralFragment.words,
  paths: [PATH, `${PATH}/resale/catalogues`],
  query: ['page', 'text', 'type'],
  needs: 'account',
  shell: 'account',
  async view(context) {
    const { person, query, read } = context;
    const me = (await person)?.id ?? '';
    const type = itemKinds.find((one) => one === query.get('type'));
    const text = (query.get('text') ?? '').trim().slice(0, OFFER_TEXT_MAX);
    const list = await read(listPromoted, {
      params: { me },
      query: { text, ...(type && { type }), ...rowsOf(pageNumber(query), OFFERS_PAGE) },
    }).then(orThrow);
    return viewOf(context, { tab: 'products', list, narrowed: { text, type: type ?? '' } });
  },
});

/** Which parts of a margin the account gets. */
export const referralPlansPage = definePage({
  name: 'referral-plans',
  paths: [`${PATH}/resale/plans`],
  needs: 'account',
  query: [...simulatedFields],
  shell: 'account',
  async view(context) {
    const me = (await context.person)?.id ?? '';
    const { rates } = await context.read(getOwnRates, { params: { me } }).then(orThrow);
    const list = { results: [], matches_estimated: 0 };
    return viewOf(
      context,
      { tab: 'plans', list, narrowed: { text: '', type: '' }, rates },
      simulator(context, rates),
    );
  },
});

/** The simulator of sales, with the sale that the address names; nothing where the network has no rates. */
function simulator({ env, query }: PageContext, rates: OwnRates | null): Block[] {
  if (rates === null) return [];
  const { seller, up_one, up_two } = rates;
  const typed = { price: '', margin: '', units: '1' };
  for (const name of simulatedFields) {
    const given = query.get(name);
    if (given !== null) typed[name] = given.slice(0, TYPED_MAX);
  }
  return [
    slot(resaleSimulatorFragment, {
      class: 'regular',
      props: { env, rates: { seller, up_one, up_two }, typed, path: `${PATH}/resale/plans` },
    }),
  ];
}

async function viewOf(
  context: PageContext,
  shown: Pick<ReferralProps, 'tab' | 'list' | 'narrowed'> & Partial<Pick<ReferralProps, 'rates'>>,
  below: readonly Block[] = [],
): Promise<PageView> {
  const { env, query } = context;
  const person = await context.person;
  const own = person && ownStoreOf(context, person);
  const props: ReferralProps = {
    env,
    rates: null,
    page: pageNumber(query),
    pageSize: OFFERS_PAGE,
    ownStoreUrl: own && `${own.replace(/\/$/, '')}/admin/reventa`,
    promoter: own === null ? null : (person?.id ?? null),
    ...shown,
  };
  const path = shown.tab === 'plans' ? `${PATH}/resale/plans` : PATH;
  return {
    status: 200,
    head: privateHead(wordsOf(referralFragment.words, env.tag).title, path),
    main: wrapped(
      slot(referralFragment, {
        class: 'primary',
        props,
        children: [
          slot(advisorFragment, {
            class: 'regular',
            into: 'advisor',
            props: advisorProps(context).then((mine) => ({ ...mine, isDialog: true })),
          }),
        ],
      }),
      ...below,
    ),
  };
}
