import { sql, type Statement } from '../../db/conversation-sql.ts';
import type { ConversationTables } from '../../db/conversation-tables.ts';
import { seenBy, type PartyRow } from './statements.ts';

type Message = ConversationTables['message'];

/** How a conversation stands for one party, with its last message that this party may see, notices aside. */
export interface StandingRow extends Pick<
  PartyRow,
  'address' | 'blocked_at' | 'closed_at' | 'snoozed_until' | 'pending' | 'last_seq' | 'read_seq'
> {
  id: string;
  peer_id: string;
  peer_name: string;
  peer_erased_at: number | null;
  peer_read_seq: number;
  peer_hides_reading: number;
  /** Null too for a peer that has closed a conversation in which it had written nothing. */
  peer_closed_at: number | null;
  peer_blocked_at: number | null;
  sender: string | null;
  body: Message['body'] | null;
  only_for: Message['only_for'];
  sent_at: Message['created_at'] | null;
}

/** One statement for all of it: an object that slept prepares each statement anew. */
export function findStanding(party: string): Statement<StandingRow> {
  return sql<StandingRow>`SELECT c.id, own.address, own.blocked_at, own.closed_at,
      own.snoozed_until, own.pending, own.last_seq, own.read_seq, peer.id AS peer_id,
      peer.name AS peer_name, peer.erased_at AS peer_erased_at, peer.read_seq AS peer_read_seq,
      peer.hides_reading AS peer_hides_reading, peer.blocked_at AS peer_blocked_at,
      CASE WHEN peer.closed_at IS NOT NULL AND EXISTS (SELECT 1 FROM message w
        WHERE w.party_id = peer.id AND w.only_for IS NULL AND w.notice IS NULL)
        THEN peer.closed_at END AS peer_closed_at,
      last.party_id AS sender, last.body, last.only_for, last.created_at AS sent_at
    FROM conversation c JOIN party own ON own.id = ${party} JOIN party peer ON peer.id <> own.id
    LEFT JOIN message last ON last.seq = (SELECT m.seq FROM message m
      WHERE m.notice IS NULL AND ${seenBy(party)} ORDER BY m.seq DESC LIMIT 1)`;
}
