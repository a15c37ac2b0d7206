import { notFound } from '../../fragments/not-found/server.ts';
import { definePage } from '../kit/page.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { words } from '../words/index.ts';

/** Where the bar's links to log in and to sign up lead as long as there are no accounts. */
export const accountsPage = definePage({
  name: 'accounts',
  paths: ['/login', '/register'],
  view: ({ env }) => ({
    status: 200,
    head: {
      title: words[env.locale].accounts,
      description: null,
      canonical: '/login',
      index: false,
    },
    main: wrapped(
      slot(notFound, {
        class: 'primary',
        props: { env, what: 'accounts' as const, homeUrl: `${env.base}/` },
      }),
    ),
  }),
});
