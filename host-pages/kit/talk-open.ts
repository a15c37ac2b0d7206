import type { OpenTalk } from '../../fragments/shop/talk/props.ts';
import { getConversation, listMessages } from '../../shared/contracts/inbox.ts';
import { readAttached } from '../../shared/contracts/talk-attachments.ts';
import { HISTORY_PAGE } from '../../shared/rules/talk.ts';
import type { PageContext } from './page.ts';

type Target = Pick<OpenTalk, 'id' | 'peer' | 'name' | 'about'>;
type Reading = Pick<PageContext, 'read' | 'query'>;

/** An open conversation that has not begun. */
const NOTHING = {
  conversation: null,
  messages: [],
  seq: 0,
  read: 0,
  hasOlder: false,
  hasNewer: false,
  found: null,
  attached: [],
};
/** Messages before one that was found, so that it stands among others. */
const BEFORE = HISTORY_PAGE / 2;

/**
 * The open conversation with a page of its history: its end, the part that ends at `?until=`, or the part
 * around `?seq=`.
 * @returns null where the mailbox has none of that id
 */
export async function openOf(
  { read, query }: Reading,
  mailbox: string,
  target: Target,
): Promise<OpenTalk | null> {
  const { id } = target;
  if (id === null) return { ...target, ...NOTHING };
  const [one, waiting, history] = await Promise.all([
    read(getConversation, { params: { id }, query: { key: mailbox } }),
    read(readAttached, { params: { id, key: mailbox } }),
    historyOf({ read, query }, { conversation: id, x: mailbox }),
  ]);
  if (!one.ok || !history) return null;
  const { messages, seq } = history;
  return {
    ...target,
    ...history,
    peer: one.value.peer,
    name: one.value.peer_name,
    conversation: one.value,
    hasNewer: (messages.at(-1)?.seq ?? seq) < seq,
    attached: waiting.ok ? waiting.value.attached : [],
  };
}

async function historyOf(
  { read, query }: Reading,
  params: { readonly conversation: string; readonly x: string },
) {
  const [seq, until] = [numberIn(query, 'seq'), numberIn(query, 'until')];
  const [older, newer] = await Promise.all([
    read(listMessages, {
      params,
      query: seq === null ? (until === null ? {} : { until }) : { until: seq - 1, limit: BEFORE },
    }),
    seq === null ? undefined : read(listMessages, { params, query: { since: seq - 1 } }),
  ]);
  if (!older.ok || newer?.ok === false) return null;
  const { results, matches_estimated: total, seq: newest, read: opened } = older.value;
  return {
    messages: [...results.toReversed(), ...(newer?.value.results ?? [])],
    seq: newest,
    read: opened,
    hasOlder: total > results.length,
    found: seq,
  };
}

/** A message's number in the page's query; null for none. */
function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
