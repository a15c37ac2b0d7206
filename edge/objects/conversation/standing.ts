import { teaserOf } from '../../../shared/rules/talk.ts';
import type { Standing } from '../../modules/talk/index.ts';
import type { StandingRow } from './standing-statements.ts';

/** How a conversation stands for a mailbox, as the edge is told it. */
export function standingOf(mailbox: string, row: StandingRow): Standing {
  return {
    id: row.id,
    mailbox,
    address: row.address,
    peer: {
      id: row.peer_id,
      name: row.peer_name,
      isErased: row.peer_erased_at !== null,
      readSeq: row.peer_hides_reading === 1 ? 0 : row.peer_read_seq,
      closedAt: row.peer_closed_at,
    },
    hasBlocked: row.blocked_at !== null,
    isBlocked: row.peer_blocked_at !== null,
    isClosed: row.closed_at !== null,
    snoozedUntil: row.snoozed_until,
    pending: row.pending,
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    last:
      row.sender === null || row.sent_at === null
        ? null
        : {
            sender: row.sender,
            teaser: teaserOf(row.body ?? ''),
            visibility: row.only_for === null ? [] : [row.only_for],
            at: row.sent_at,
          },
  };
}
