import { talkCustomer } from '../../fragments/shop/talk-customer/server.ts';
import { talkDesk } from '../../fragments/shop/talk-desk/server.ts';
import type { TalkFiltersProps } from '../../fragments/shop/talk-filters/props.ts';
import { talkFilters } from '../../fragments/shop/talk-filters/server.ts';
import type { TalkPlainProps } from '../../fragments/shop/talk-plain/props.ts';
import { talkPlain } from '../../fragments/shop/talk-plain/server.ts';
import { talkRating } from '../../fragments/shop/talk-rating/server.ts';
import { talkWelcome } from '../../fragments/shop/talk-welcome/server.ts';
import type { OpenTalk } from '../../fragments/shop/talk/props.ts';
import { getWelcome } from '../../shared/contracts/chat-texts.ts';
import { getTalkCustomer } from '../../shared/contracts/talk-customer.ts';
import { getRating } from '../../shared/contracts/talk-rating.ts';
import { searchItems, type ItemCard } from '../../shared/contracts/items.ts';
import { listLabels } from '../../shared/contracts/talk-labels.ts';
import { readColleagues } from '../../shared/contracts/talk-taking.ts';
import { SEARCH_TEXT_MAX } from '../../shared/kernel/constants/limits.ts';
import { writeTag } from '../../shared/rules/talk-tags.ts';
import { isStoreParty } from '../../shared/rules/talk.ts';
import { snoozeMoments } from '../../shared/rules/talk-status.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';
import { STORE, type Side } from './talk-forms.ts';

/** The options of an open conversation, inside its header; none before it has begun. */
export async function deskOf(
  { env, store, read, now, idempotencyKey }: PageContext,
  side: Side,
  open: OpenTalk | null,
): Promise<Slot[]> {
  if (!open?.conversation || open.id === null) return [];
  const zone = store.time_zone ?? timeZoneOf(env.country);
  const [team, labels] = await Promise.all([
    side === STORE ? read(readColleagues, { params: { key: store.id } }) : undefined,
    side === STORE ? read(listLabels) : undefined,
  ]);
  const { hour, tomorrow, week } = snoozeMoments(now, zone);
  const iso = (at: number) => new Date(at).toISOString();
  return [
    slot(talkDesk, {
      into: 'desk',
      class: 'primary',
      props: {
        env,
        path: `${side.one}/${open.id}`,
        name: open.name,
        transcript: `/me/inbox/transcripcion/${open.id}?key=${open.conversation.key}`,
        conversation: open.conversation,
        snoozes: { hour: iso(hour), tomorrow: iso(tomorrow), week: iso(week) },
        zone,
        colleagues: team === undefined ? null : team.ok ? team.value.results : [],
        labels: labels === undefined ? null : labels.ok ? labels.value.results : [],
        idempotencyKey,
      },
    }),
  ];
}

/** The last rating of an open conversation, and the form of its customer; none before it has begun. */
export async function ratingOf(
  { env, query, read, idempotencyKey }: PageContext,
  side: Side,
  open: OpenTalk | null,
): Promise<Slot[]> {
  if (!open?.conversation || open.id === null) return [];
  const { key } = open.conversation;
  const rated = await read(getRating, { params: { id: open.id }, query: { key } });
  if (!rated.ok) return [];
  return [
    slot(talkRating, {
      class: 'primary',
      props: {
        env,
        path: `${side.one}/${open.id}`,
        name: open.name,
        rated: rated.value,
        isDone: query.get('done') === 'rated',
        idempotencyKey,
      },
    }),
  ];
}

/** The ways to narrow the list, inside it. */
export async function filtersOf(
  { env, person, read }: PageContext,
  side: Side,
  chosen: Pick<TalkFiltersProps, 'filter' | 'status' | 'taken' | 'label'>,
): Promise<Slot> {
  const keychain = (await person)?.keychain ?? [];
  const labels = side === STORE ? await read(listLabels) : undefined;
  return slot(talkFilters, {
    into: 'filters',
    class: 'primary',
    props: {
      env,
      path: side.list,
      ...chosen,
      isOfStore: side === STORE,
      labels: labels?.ok ? labels.value.results : [],
      setsWelcome: side === STORE && keychain.includes('store-admin'),
    },
  });
}

/** Items that one search offers. */
const ITEMS_FOUND = 8;

const tagOf = ({ type, id }: ItemCard, business: string): string =>
  writeTag({ kind: type, business, id });

/** What a browser without script needs in an open conversation. */
export async function plainOf(
  { env, query, params, read, store, idempotencyKey }: PageContext,
  side: Side,
  open: OpenTalk | null,
  replies: TalkPlainProps['replies'],
): Promise<Slot[]> {
  if (!open) return [];
  const id = params['id'];
  const text = (query.get('item') ?? '').trim().slice(0, SEARCH_TEXT_MAX);
  const isHere = side === STORE || open.peer === store.id;
  const search = isHere && text !== '';
  const found = search
    ? await read(searchItems, { query: { text, limit: ITEMS_FOUND } })
    : undefined;
  const items = found?.ok ? found.value.results : null;
  const kept = ['with', 'tag'].flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return [
    slot(talkPlain, {
      into: 'plain',
      class: 'primary',
      props: {
        env,
        path: id === undefined ? side.list : `${side.one}/${id}`,
        query: Object.fromEntries(kept),
        pending: open.conversation?.pending ?? 0,
        // What the page does not show stays unopened.
        seq: open.hasNewer ? (open.messages.at(-1)?.seq ?? 0) : open.seq,
        replies,
        items: isHere
          ? {
              text,
              found: items && items.map((one) => ({ name: one.name, tag: tagOf(one, store.id) })),
            }
          : null,
        idempotencyKey,
      },
    }),
  ];
}

/** What the store on the other side says by itself, above the form; none in a store's own mailbox. */
export async function welcomeOf(
  { env, read }: PageContext,
  side: Side,
  open: OpenTalk | null,
): Promise<Slot[]> {
  if (side === STORE || !open || !isStoreParty(open.peer)) return [];
  const welcome = await read(getWelcome, { query: { store: open.peer } });
  if (!welcome.ok) return [];
  const { text, questions, is_open: isOpen } = welcome.value;
  // Nobody is greeted again in a conversation that has begun.
  const says = open.id === null || isOpen === false ? text : '';
  return [
    slot(talkWelcome, {
      into: 'plain',
      class: 'primary',
      props: { env, storeName: open.name, welcome: { text: says, questions } },
    }),
  ];
}

/** The customer of a store's open conversation, inside its header; none in an account's own mailbox. */
export async function customerOf(
  { env, store, read }: PageContext,
  side: Side,
  open: OpenTalk | null,
): Promise<Slot[]> {
  if (side !== STORE || !open?.conversation || open.id === null) return [];
  const customer = await read(getTalkCustomer, { params: { id: open.id } });
  if (!customer.ok) return [];
  const zone = store.time_zone ?? timeZoneOf(env.country);
  const path = `${side.one}/${open.id}`;
  return [
    slot(talkCustomer, {
      into: 'desk',
      class: 'primary',
      props: { env, path, customer: customer.value, zone },
    }),
  ];
}
