import { useEffect, useState } from 'react';
import { call } from '../../../../shared/api-client/index.ts';
import { joinMailbox } from '../../../_runtime/mailbox-channel.ts';
import { listConversations, type Conversation } from '../../../../shared/contracts/inbox.ts';
import type { TalkViewProps } from '../props.ts';

/** How often the list is asked for while somebody looks at it and no socket tells of it. */
const EACH_MS = 15_000;

/**
 * The rows of the list's first page as they change, with the open conversation; a search and later
 * pages stand still.
 */
export function useRows({ env, me, mailbox, list, open }: TalkViewProps): readonly Conversation[] {
  const [rows, setRows] = useState(list.rows);
  const moves = list.page === 1 && list.filter === '' && !list.isFailed;
  useEffect(() => {
    if (!moves) return;
    const api = { base: env.base, tag: env.tag };
    const ask = async () => {
      if (document.hidden) return;
      const asked = await call(api, listConversations, {
        params: { mashup: `${me}:${mailbox}` },
        query: { limit: list.pageSize, taken: list.taken },
      });
      if (asked.ok) setRows(asked.value.results);
    };
    let isTold = false;
    const channel = joinMailbox(me, (news) => {
      if (news.type === 'live') isTold = news.isLive;
      else if (news.type === 'mailbox' && news.key === mailbox) void ask();
    });
    channel.say({ type: 'new' });
    // Where no socket tells of changes, they are asked for.
    const timer = setInterval(() => {
      if (!isTold) void ask();
    }, EACH_MS);
    return () => {
      clearInterval(timer);
      channel.close();
    };
  }, [moves, env.base, env.tag, me, mailbox, list.pageSize, list.taken]);
  // What a narrower list leaves out stays out.
  const isWhole = moves && list.taken === 'all';
  return isWhole ? withOpen(rows, open?.conversation ?? null) : rows;
}

/** The list is told of a message a moment after the conversation: one that has just begun is missing. */
export function withOpen(
  rows: readonly Conversation[],
  open: Conversation | null,
): readonly Conversation[] {
  return open === null || rows.some(({ id }) => id === open.id) ? rows : [open, ...rows];
}
