import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'referral',
  es,
  {
    affinity: 'Affinity group',
    promoted: 'People you brought to the network',
    title: 'Sell and earn',
    advisor: 'My advisor',
    intro: 'Sell what other stores of the network offer, without buying stock.',
    tabs: { products: 'Products', plans: 'Service plans' },
    search: 'Search by name or tag',
    type: 'Kind',
    every: 'All',
    types: {
      product: 'Products',
      digital: 'Digital',
      service: 'Services',
      experience: 'Experiences',
    },
    find: 'Find',
    list: 'Products that you can sell',
    supplied: 'By {{name}}',
    price: 'Sold for {{amount}}',
    earn: 'You earn {{amount}}',
    buyBy: 'For you at {{amount}}',
    share: 'Open with my link',
    shareOf: 'Open {{name}} with my link',
    own: 'Add products to my store',
    open: 'Open your store',
    openText: 'With a store of your own, each sale of these products leaves you your part.',
    none: 'No store of the network offers products to resell for now',
    noneText: 'Once one does, you will see here what each of them earns.',
    noneFound: 'No product matches',
    noneFoundText: 'Try another word or another kind.',
    showAll: 'Show all',
    ratesText:
      'Each sale shares the margin that its supplier left. What was sold before keeps what counted then.',
    who: 'Who',
    part: 'Part of the margin',
    roles: {
      seller: 'You, who sell',
      sponsor: 'Whoever invited you',
      above: 'Whoever invited that person',
    },
    touch: {
      last: 'Where several people led a buyer to the store, the last one earns, for a day.',
      first: 'Where several people led a buyer to the store, the first one earns, for 30 days.',
    },
    since: 'Since {{day}}',
    noRates: 'The network has not set yet which part its sellers get',
    noRatesText: 'Until then no sale earns anything.',
    pager,
  },
  argentine,
);
