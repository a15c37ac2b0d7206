/** Made from edge/db/migrations/conversation by `npm run tables`; `npm run check` fails while it is out of date. */

/** The rows of the tables, by table. */
export interface ConversationTables {
  attachment: {
    id: string; party_id: string; author_id: string; sent_key: string; type: string; width: number;
    height: number; made_at: number; seq: number | null;
  };
  conversation: {
    id: string; version: number; created_at: number;
  };
  message: {
    seq: number; id: string; party_id: string; author_id: string; author_name: string;
    sent_key: string; sent_hash: string; body: string; folded: string; tags: string;
    only_for: string | null; created_at: number; deleted_at: number | null; notice: string | null;
  };
  party: {
    id: string; name: string; store_id: string; store_name: string; address: string;
    last_seq: number; read_seq: number; pending: number; blocked_at: number | null;
    tell_at: number | null; mail_at: number | null; told_seq: number; erased_at: number | null;
    waiting_told: number; closed_at: number | null; snoozed_until: number | null;
    question_seq: number; hides_reading: number;
  };
  text_due: {
    seq: number; changes: number;
  };
  thread: {
    tag: string; seq: number;
  };
}

/** The columns that an insert may leave out: the table fills them. */
export interface ConversationFilled {
  attachment:
    | 'seq';
  conversation:
    | 'version';
  message:
    | 'seq' | 'only_for' | 'deleted_at' | 'notice';
  party:
    | 'last_seq' | 'read_seq' | 'pending' | 'blocked_at' | 'tell_at' | 'mail_at' | 'told_seq'
    | 'erased_at' | 'waiting_told' | 'closed_at' | 'snoozed_until' | 'question_seq'
    | 'hides_reading';
  text_due:
    | 'seq';
  thread:
    never;
}
