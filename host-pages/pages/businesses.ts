import { businessList } from '../../fragments/shop/business-list/server.ts';
import { listBusinesses, type Business } from '../../shared/contracts/businesses.ts';
import { storeTypes } from '../../shared/contracts/fields.ts';
import { askFollowing, follow, unfollow } from '../../shared/contracts/follow.ts';
import type { Person } from '../../shared/contracts/people.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { BUSINESSES_PAGE, BUSINESSES_TEXT_MAX } from '../../shared/rules/businesses.ts';
import { followForm } from '../kit/follow-form.ts';
import { hasPage } from '../kit/known-address.ts';
import { definePage, pageNumber, rowsOf, type PageContext } from '../kit/page.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { breadcrumbList } from '../kit/structured-data.ts';
import { signInPath } from '../kit/ways.ts';
import { say } from '../words/index.ts';

const PATH = '/red-comercial';
const DONE = ['followed', 'unfollowed'] as const;

/** The stores of the network by name; an account follows them and ends it. */
export const businessesPage = definePage({
  name: 'businesses',
  paths: [PATH],
  query: ['page', 'text', 'type', 'done'],
  forms: {
    follow: followForm(follow, 'followed', [PATH]),
    unfollow: followForm(unfollow, 'unfollowed', [PATH]),
  },
  async view(context) {
    const { env, store, query, form } = context;
    const t = say(env);
    const title = t('businesses');
    const page = pageNumber(query);
    const text = (query.get('text') ?? '').slice(0, BUSINESSES_TEXT_MAX);
    const type = storeTypes.find((one) => one === query.get('type')) ?? null;
    const isAll = text === '' && type === null;
    const [person, list] = await Promise.all([
      context.person,
      context
        .read(listBusinesses, {
          query: { text, ...(type ? { type } : {}), ...rowsOf(page, BUSINESSES_PAGE) },
        })
        .then(orThrow),
    ]);
    const trail = [{ label: title, path: PATH }];
    return {
      status: form ? 422 : 200,
      head: {
        title,
        description: t('businessesDescription', { store: store.name }),
        canonical: PATH,
        index: isAll && page === 1 && list.results.length > 0,
        structuredData: [breadcrumbList(context, trail)],
      },
      trail,
      kept: isAll && hasPage(query, { rows: list.matches_estimated, pageSize: BUSINESSES_PAGE }),
      main: wrapped(
        slot(businessList, {
          class: 'primary',
          props: {
            env,
            of: 'businesses',
            list,
            text,
            type,
            page,
            pageSize: BUSINESSES_PAGE,
            path: env.base + PATH,
            follow: {
              me: person?.id ?? null,
              following: await followedOf(context.read, person, list.results),
              signIn: signInPath(context, {}),
              idempotencyKey: context.idempotencyKey,
              done: DONE.find((one) => one === query.get('done')) ?? null,
              error: form?.error ?? null,
            },
          },
        }),
      ),
    };
  },
});

/** Ids of the stores on the page that the account follows; none for a visitor. */
async function followedOf(
  read: PageContext['read'],
  person: Person | null,
  stores: readonly Business[],
): Promise<string[]> {
  if (person === null || stores.length === 0) return [];
  const ids = stores.map(({ id }) => id).join(',');
  const asked = await read(askFollowing, { params: { me: person.id, ids } });
  return asked.ok
    ? asked.value.results.flatMap(({ id, following }) => (following ? [id] : []))
    : [];
}
