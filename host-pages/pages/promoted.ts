import type { Named, PromotedProps } from '../../fragments/shop/promoted/props.ts';
import { promotedFragment } from '../../fragments/shop/promoted/server.ts';
import { askFollowing, follow, unfollow } from '../../shared/contracts/follow.ts';
import type { Person } from '../../shared/contracts/people.ts';
import {
  changeSponsor,
  drawTree,
  getSponsors,
  listPromotedAccounts,
} from '../../shared/contracts/promoters.ts';
import { listPublicProfiles } from '../../shared/contracts/public-profiles.ts';
import { getWallet } from '../../shared/contracts/wallets.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { endOfDay, isDay } from '../../shared/rules/local-time.ts';
import { PROMOTED_PAGE, TREE_MOST } from '../../shared/rules/promoters.ts';
import { clockOf } from '../kit/clock.ts';
import { followForm, leadBack } from '../kit/follow-form.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf, type PageContext, type PageView } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE = ['followed', 'unfollowed', 'sponsor'] as const;
const OWN_PATHS = ['/me/promoted', '/apps/me/referral/promoted'] as const;
const OFFICE_PATH = '/admin/promoted';

const declared = {
  words: promotedFragment.words,
  // The names of spec [1].
  query: ['PromotedList', 'PromotedLisLabel', 'OnlyChilds', 'page', 'date', 'done'],
} as const;

/** Whom the account brought into the network, and the tree below. */
export const promotedPage = definePage({
  ...declared,
  name: 'promoted',
  paths: [...OWN_PATHS],
  needs: 'account',
  shell: 'account',
  forms: {
    follow: followForm(follow, 'followed', OWN_PATHS),
    unfollow: followForm(unfollow, 'unfollowed', OWN_PATHS),
  },
  view: (context) =>
    viewOf(context, context.path.endsWith(OWN_PATHS[1]) ? OWN_PATHS[1] : OWN_PATHS[0]),
});

/** The same in the office, where the network's owner sees every account and sets who brought whom. */
export const officePromotedPage = definePage({
  ...declared,
  name: 'office-promoted',
  paths: ['/admin/promoted'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    follow: followForm(follow, 'followed', [OFFICE_PATH]),
    unfollow: followForm(unfollow, 'unfollowed', [OFFICE_PATH]),
    sponsor: formOf({
      call: changeSponsor,
      fields: ({ id, sponsor = '', reason }) => ({ id, sponsor: sponsor.trim() || null, reason }),
      check: problemsOf,
      blames: ['sponsor', 'reason'],
      onward: (_answer, { back = '' }, { base }) =>
        leadBack(back, { base, paths: [OFFICE_PATH], done: 'sponsor' }),
    }),
  },
  view: (context) => viewOf(context, OFFICE_PATH),
});

function problemsOf({ reason = '' }: Fields, { tag }: FormAbout): Record<string, string> {
  const { needs } = wordsOf(promotedFragment.words, tag);
  return reason.trim() === '' ? { reason: needs.reason } : {};
}

async function viewOf(context: PageContext, path: string): Promise<PageView> {
  const { env, query, read, form, store, idempotencyKey } = context;
  const person = await context.person;
  const me = person?.id ?? '';
  // The sponsor's form says which account it is of: the page shows that one again.
  const parent = form?.values['id'] ?? query.get('PromotedList') ?? undefined;
  const isFirstLevel = query.get('OnlyChilds') !== 'false';
  const page = pageNumber(query);
  const asked = query.get('date') ?? '';
  const date = isDay(asked) ? asked : '';
  const at = date === '' ? undefined : new Date(endOfDay(date, clockOf(store)) - 1).toISOString();
  const from = { params: { me } } as const;
  const wallet = store.currency.toLowerCase();
  const [list, drawn, purse] = await Promise.all([
    read(listPromotedAccounts, {
      ...from,
      query: {
        ...(parent && { parent }),
        children: isFirstLevel ? 'true' : 'false',
        ...rowsOf(page, PROMOTED_PAGE),
      },
    }),
    read(drawTree, { ...from, query: { ...(parent && { parent }), ...(at && { at }) } }),
    read(getWallet, { params: { me, wallet }, query: { limit: 1 } }),
  ]);
  if (!list.ok || !drawn.ok) return notFoundView(context);
  const { of, results, matches_estimated } = list.value;
  const sponsor = await sponsorOf(context, person, of.id);
  const inTree = drawn.value.results.map(({ id }) => id);
  const others = [of.id, of.sponsor, ...results.map(({ id }) => id)].filter((id) => id !== null);
  const former = sponsor?.former.flatMap((one) => one.sponsor ?? []) ?? [];
  const [names, more, following] = await Promise.all([
    namesOf(context, [...new Set([...others, ...former])]),
    namesOf(context, inTree),
    followedOf(
      context,
      me,
      results.map(({ id }) => id),
    ),
  ]);
  const props: PromotedProps = {
    env,
    me,
    of,
    rows: results,
    total: matches_estimated,
    page,
    isFirstLevel,
    names: { ...names, ...more },
    following,
    tree: drawn.value.results,
    date,
    path: env.base + path,
    wallet: purse.ok
      ? {
          balance: purse.value.balance,
          available: purse.value.available_for_cashout,
          currency: purse.value.wallet_type.currency,
          href: `${env.base}/me/wallet/${wallet}`,
        }
      : null,
    sponsor,
    done: DONE.find((one) => one === query.get('done')) ?? null,
    error: form?.error ?? null,
    idempotencyKey,
  };
  return {
    status: form ? 422 : 200,
    head: privateHead(wordsOf(promotedFragment.words, env.tag).title, path),
    main: wrapped(slot(promotedFragment, { class: 'primary', props })),
  };
}

/** The sponsors of an account before, for whoever administers the network; null for all others. */
async function sponsorOf(
  { read, form }: PageContext,
  person: Person | null,
  id: string,
): Promise<PromotedProps['sponsor']> {
  if (person?.keychain.includes('network-admin') !== true) return null;
  const found = await read(getSponsors, { params: { id } });
  const isOf = form?.intent === 'sponsor';
  return found.ok
    ? {
        former: found.value.former,
        values: isOf ? form.values : {},
        errors: isOf ? form.errors : {},
      }
    : null;
}

/** The public profiles of accounts, up to as many as one call names. */
async function namesOf(
  { read }: PageContext,
  ids: readonly string[],
): Promise<Record<string, Named>> {
  if (ids.length === 0) return {};
  const found = await read(listPublicProfiles, {
    params: { ids: ids.slice(0, TREE_MOST).join(',') },
  });
  if (!found.ok) return {};
  return Object.fromEntries(
    found.value.results.map(({ id, name, images, updated_at }) => [
      id,
      { name, photo: images[0] ?? null, updated_at },
    ]),
  );
}

/** Those of some accounts that the one that looks follows. */
async function followedOf(
  { read }: PageContext,
  me: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const asked = await read(askFollowing, { params: { me, ids: ids.join(',') } });
  return asked.ok
    ? asked.value.results.flatMap(({ id, following }) => (following ? [id] : []))
    : [];
}
