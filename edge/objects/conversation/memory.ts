import { fold } from '../../../shared/rules/fold.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { DELETABLE_MS } from '../../../shared/rules/talk-line.ts';
import type { TalkNotice } from '../../../shared/rules/talk-notices.ts';
import type { TagLink } from '../../../shared/rules/talk-tags.ts';
import { isStoreParty, isVisibleTo, whyNotWritten } from '../../../shared/rules/talk.ts';
import { toBind } from '../../db/sql.ts';
import type { Statement } from '../../db/conversation-sql.ts';
import type {
  Asked,
  Beginning,
  Draft,
  History,
  Picture,
  PlacedParty,
  Refused,
  Removal,
  Standing,
  StoredMessage,
} from '../../modules/talk/index.ts';
import { sendAttachments } from './attachment-statements.ts';
import * as statements from './statements.ts';
import { findStanding } from './standing-statements.ts';
import { standingOf } from './standing.ts';
import * as threads from './thread-statements.ts';
import { MIGRATIONS } from './migrations.ts';
import { isRepeatOf } from './repeat.ts';

const MINUTE_MS = 60_000;

/** Where the object keeps how many of them it has applied. */
const MIGRATED = 'migrated';

/** What a message's storing has changed. */
export interface Stored {
  readonly message: statements.MessageRow;
  /** True for a repeat of a message that was stored before. */
  readonly isRepeat: boolean;
}

type Removed =
  | { readonly message: StoredMessage; readonly changed: boolean }
  | { readonly refused: 'not_found' | 'message_stays' };

/**
 * The memory of one conversation: its own SQLite. All that one call writes is one commit, since no
 * call waits between its statements.
 */
export class Memory {
  readonly #storage: DurableObjectState['storage'];
  /** Migrations that it has; none before the conversation begins, which then stores nothing. */
  #migrated: number;

  constructor(storage: DurableObjectState['storage']) {
    this.#storage = storage;
    this.#migrated = storage.kv.get<number>(MIGRATED) ?? 0;
    if (this.#migrated > 0) this.#migrate();
  }

  #migrate(): void {
    if (this.#migrated >= MIGRATIONS.length) return;
    this.#storage.transactionSync(() => {
      for (const migration of MIGRATIONS.slice(this.#migrated)) this.#storage.sql.exec(migration);
      this.#storage.kv.put(MIGRATED, MIGRATIONS.length);
    });
    this.#migrated = MIGRATIONS.length;
  }

  read<Row>(statement: Statement<Row>): Row[] {
    if (this.#migrated === 0) return [];
    const { text, params } = toBind(statement);
    return this.#storage.sql.exec(text, ...params).toArray() as Row[];
  }

  run(...all: readonly Statement[]): void {
    for (const one of all) this.read(one);
  }

  conversation(): statements.ConversationRow | undefined {
    return this.read(statements.findConversation())[0];
  }

  /** The parties with this one first; undefined where it is none. */
  partiesFor(mailbox: string): [statements.PartyRow, statements.PartyRow] | undefined {
    const [one, other] = this.read(statements.listParties());
    if (!one || !other) return undefined;
    if (one.id === mailbox) return [one, other];
    return other.id === mailbox ? [other, one] : undefined;
  }

  begin({ id, parties, now }: Beginning): void {
    this.#migrate();
    this.run(
      statements.insertConversation(id, now),
      ...parties.map((party) => statements.putParty(party)),
    );
  }

  stand(mailbox: string): Standing | null {
    const [row] = this.read(findStanding(mailbox));
    return row ? standingOf(mailbox, row) : null;
  }

  /** Stores a message, unless it is stored already or its writer may not write it. */
  store(draft: Draft): Stored | Refused {
    const parties = this.partiesFor(draft.from.id);
    if (!parties) return { refused: 'not_found' };
    const [sent] = this.read(statements.findSent(draft.from.id, draft.author.id, draft.key));
    if (sent) {
      if (!isRepeatOf(sent, draft)) return { refused: 'idempotency_key_reused' };
      return { message: sent, isRepeat: true };
    }
    const [own, peer] = parties;
    if (peer.erased_at !== null) return { refused: 'supplier_not_found' };
    const onlyFor = draft.visibility[0] ?? null;
    const why = this.#whyNot(draft, own, peer, onlyFor !== null);
    if (why) return { refused: why };
    const [added] = this.read(
      statements.insertMessage({
        id: newId('talkMessage'),
        party: own.id,
        author: draft.author,
        key: draft.key,
        hash: draft.hash,
        body: draft.body,
        folded: fold(draft.body),
        tags: JSON.stringify(draft.links),
        onlyFor,
        notice: null,
        now: draft.now,
      }),
    );
    const seq = added?.seq ?? 0;
    this.run(
      sendAttachments(seq, own.id, draft.author.id),
      ...(isAsPlaced(own, draft.from) ? [] : [statements.putParty(draft.from)]),
      statements.countArrival(seq, own.id, onlyFor),
      draft.links.length > 0 ? threads.insertOwnThreads(seq) : threads.inheritThreads(seq),
      statements.raiseVersion(),
    );
    const [message] = this.read(statements.findMessage(own.id, seq));
    if (!message) throw new Error('a message is gone that was just stored');
    return { message, isRepeat: false };
  }

  #whyNot(
    draft: Draft,
    own: statements.PartyRow,
    peer: statements.PartyRow,
    isNote: boolean,
  ): Refused['refused'] | undefined {
    const [counted] = this.read(
      statements.countWritten(own.id, draft.author.id, draft.now - MINUTE_MS),
    );
    return whyNotWritten({
      toAccount: !isStoreParty(peer.id),
      isKnown: draft.isKnown || counted?.answered === 1,
      written: counted?.written ?? 0,
      inMinute: counted?.in_minute ?? 0,
      isNote,
      isBlocked: peer.blocked_at !== null || own.blocked_at !== null,
    });
  }

  history(mailbox: string, asked: Asked): History | null {
    const standing = this.stand(mailbox);
    if (!standing) return null;
    const part = {
      party: mailbox,
      until: Math.min(asked.until ?? standing.lastSeq, standing.lastSeq),
      since: asked.since ?? 0,
      words: asked.words,
      tags: asked.tags,
    };
    const rows = this.read(
      statements.listMessages(part, {
        offset: asked.offset,
        limit: asked.limit,
        oldestFirst: asked.since !== undefined,
      }),
    );
    const [counted] = this.read(statements.countMessages(part));
    return {
      messages: rows.map((row) => toMessage(row)),
      total: counted?.n ?? 0,
      standing,
    };
  }

  /** Takes a message's words back; `changed` is false for a repeat. */
  remove({ mailbox, accountId, message, now }: Removal): Removed {
    const [own] = this.read(statements.findOwn(mailbox, accountId, message));
    if (!own) return { refused: 'not_found' };
    const changed = own.deleted_at === null;
    if (changed && now - own.created_at > DELETABLE_MS) return { refused: 'message_stays' };
    if (changed) {
      this.run(
        statements.deleteWords(own.seq, now),
        threads.deleteThreads(own.seq),
        statements.raiseVersion(),
      );
    }
    const [row] = this.read(statements.findMessage(mailbox, own.seq));
    return row ? { message: toMessage(row), changed } : { refused: 'not_found' };
  }

  /** Marks it opened; true where that has changed something. */
  opened(mailbox: string, until: number | undefined, hides?: boolean): boolean {
    const own = this.partiesFor(mailbox)?.[0];
    if (!own) return false;
    if (hides !== undefined && hides !== (own.hides_reading === 1)) {
      this.run(statements.setHidesReading(mailbox, hides));
    }
    const to = Math.min(until ?? own.last_seq, own.last_seq);
    if (to <= own.read_seq && own.pending === 0) return false;
    this.run(
      statements.markOpened(mailbox, to),
      // A store's customer waits for an answer, whoever has looked.
      ...(isStoreParty(mailbox) ? [] : [statements.forgetMail(mailbox)]),
      statements.raiseVersion(),
    );
    return true;
  }
}

/** Whether a party's row has its name and place already. */
function isAsPlaced(row: statements.PartyRow, { name, place }: PlacedParty): boolean {
  return (
    row.name === name &&
    row.store_id === place.id &&
    row.store_name === place.name &&
    row.address === place.address
  );
}

/** A row as a party may see it; which of its fields a mailbox gets is the edge's to say. */
export function toMessage(row: statements.MessageRow): StoredMessage {
  return {
    id: row.id,
    seq: row.seq,
    after: row.after ?? 0,
    party: row.party_id,
    author: { id: row.author_id, name: row.author_name },
    body: row.body,
    isDeleted: row.deleted_at !== null,
    links: JSON.parse(row.tags) as TagLink[],
    attachments: row.deleted_at === null ? (JSON.parse(row.files) as Picture[]) : [],
    visibility: row.only_for === null ? [] : [row.only_for],
    at: row.created_at,
    key: row.sent_key,
    notice: row.notice === null ? null : (JSON.parse(row.notice) as TalkNotice),
  };
}

/** Whether a party may see a message. */
export function isFor(message: StoredMessage, party: string): boolean {
  return isVisibleTo(message.visibility, party);
}
