import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { placePath } from '../../../shared/rules/wizard-steps.ts';
import { storeUnfinishedMail } from '../../modules/mail/index.ts';
import { unfinished } from '../../modules/store/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { ownerOf } from '../owner-mail.ts';

/** What a row about a store with nothing says. */
export interface UnfinishedNews {
  /** ISO 8601: when it closes. */
  readonly until: string;
}

/** The mail that tells an owner that the store closes, and what would keep it. */
export const unfinishedMail: MessageTopic = {
  name: 'mail.store_unfinished',
  alert: {
    none: 'An owner who left the store does not look at its bell; the mail leads to the wizard.',
  },
  compose,
};

export const wizardTopics: readonly Topic[] = [unfinishedMail];

/** No mail goes out for a store that has something by then. */
async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | 'stopped' | undefined> {
  if (!database.isCell()) return undefined;
  const { until } = JSON.parse(row.payload) as UnfinishedNews;
  const found = await database.first(unfinished.findKept(row.store_id));
  if (found?.kept !== 0) return undefined;
  // No request asks for it: its links have the scheme of every store's own address.
  const owner = await ownerOf(database, row, ports, { scheme: 'https:', port: '' });
  if (!owner) return 'stopped';
  const link = owner.address + placePath('live');
  return { ...storeUnfinishedMail({ ...owner.head, until, link }), ...owner.to };
}
