import { notFound } from '../../fragments/shop/not-found/server.ts';
import { say } from '../words/index.ts';
import type { PageContext, PageView } from './page.ts';
import { slot, wrapped } from './slot.ts';

/** The answer for an address that this store does not have. */
export function notFoundView(context: PageContext): PageView {
  const { env } = context;
  return {
    status: 404,
    head: { title: say(env)('notFound'), description: null, canonical: '/', index: false },
    main: wrapped(slot(notFound, { props: { env, what: 'page', homeUrl: `${env.base}/` } })),
  };
}
