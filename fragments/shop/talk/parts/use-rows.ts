import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../shared/api-client/index.ts';
import { joinMailbox } from '../../../_runtime/mailbox-channel.ts';
import { listConversations, type Conversation } from '../../../../shared/contracts/inbox.ts';
import { ringerOf } from '../model/ringer.ts';
import type { TalkViewProps } from '../props.ts';
import { onNearEnd } from './near-end.ts';

/** How often the list is asked for while somebody looks at it and no socket tells of it. */
const EACH_MS = 15_000;
/** Rows that one call gives. */
const AT_ONCE_MAX = 100;

/**
 * The rows of the list as they change, with the open conversation, and those that follow as its end comes
 * near. Later pages stand still.
 */
export function useRows(props: TalkViewProps) {
  const { env, me, mailbox, list, open } = props;
  const { page, pageSize, total, filter, taken, status, label, isFailed } = list;
  const [rows, setRows] = useState(list.rows);
  const [isMore, setMore] = useState(page * pageSize < total);
  const [more, setLoad] = useState<() => void>();
  const box = useRef<HTMLUListElement>(null);
  const [ringer] = useState(() =>
    ringerOf(mailbox, list.rows, { storage: () => localStorage, ring: () => void ring() }),
  );
  const count = useRef(rows.length);
  useEffect(() => {
    count.current = rows.length;
  }, [rows]);
  const moves = page === 1 && !isFailed;
  useEffect(() => {
    if (!moves) return;
    const api = { base: env.base, tag: env.tag };
    const ask = async (offset: number, limit: number) => {
      const asked = await call(api, listConversations, {
        params: { mashup: `${me}:${mailbox}` },
        query: { offset, limit, filter, taken, status, label },
      });
      return asked.ok ? asked.value.results : undefined;
    };
    const renew = async () => {
      // What is searched for stays apart.
      if (filter !== '') return;
      const { hidden } = document;
      // Of a tab that nobody looks at the sound alone is wanted.
      if (hidden && !ringer.isOn()) return;
      const shown = hidden ? 1 : Math.min(AT_ONCE_MAX, Math.max(pageSize, count.current));
      const newest = await ask(0, shown);
      if (!newest) return;
      ringer.heard(newest);
      if (!hidden) setRows((before) => joined(newest, before.slice(shown)));
    };
    let isBusy = false;
    const follow = async () => {
      if (isBusy) return;
      isBusy = true;
      const next = await ask(count.current, pageSize);
      isBusy = false;
      if (next) setRows((before) => joined(before, next));
      // A list that failed is asked for again by its link.
      if (next?.length === 0) setMore(false);
    };
    setLoad(() => follow);
    let isTold = false;
    const channel = joinMailbox(me, (news) => {
      if (news.type === 'live') {
        // Messages that came before the socket were told to nobody.
        if (news.isLive && !isTold) void renew();
        isTold = news.isLive;
      } else if (news.type === 'mailbox' && news.key === mailbox) void renew();
    });
    channel.say({ type: 'new' });
    // Where no socket tells of changes, they are asked for.
    const timer = setInterval(() => {
      if (!isTold) void renew();
    }, EACH_MS);
    return () => {
      clearInterval(timer);
      channel.close();
    };
  }, [moves, env.base, env.tag, me, mailbox, pageSize, filter, taken, status, label, ringer]);
  useEffect(() => (more && isMore ? onNearEnd(box, more) : undefined), [more, isMore]);
  // What a narrower list leaves out stays out.
  const one = open?.conversation ?? null;
  const isWhole = moves && filter === '' && taken === 'all' && !label && belongs(one, status);
  return { rows: isWhole ? withOpen(rows, one) : rows, box, isMore, more, ringer };
}

/** Its code is loaded with the first message. */
async function ring(): Promise<void> {
  const { playSound } = await import('./sound.ts');
  await playSound();
}

function belongs(one: Conversation | null, status: TalkViewProps['list']['status']): boolean {
  return status === 'all' || one?.status === status;
}

/** Rows, and those after them that are not among them. */
export function joined(
  rows: readonly Conversation[],
  more: readonly Conversation[],
): readonly Conversation[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [...rows, ...more.filter(({ id }) => !ids.has(id))];
}

/** The list is told of a message a moment after the conversation: one that has just begun is missing. */
export function withOpen(
  rows: readonly Conversation[],
  open: Conversation | null,
): readonly Conversation[] {
  return open === null ? rows : joined(rows.some(({ id }) => id === open.id) ? rows : [open], rows);
}
