import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { files, isHanded } from '../../modules/files/index.ts';
import { alertBody, filesMail, stoppable } from '../../modules/mail/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { mailToBuyer } from '../buyer-mail.ts';
import { orderAlert } from '../order-alert.ts';

/** The mail that hands over an order's files once it is paid; a trigger asks for it. */
const filesTopic: MessageTopic = stoppable({
  name: 'mail.files',
  alert: orderAlert({
    subtype: 'files',
    buyer: ({ number }) => alertBody((t) => t('files', { number })),
  }),
  compose,
});

export const fileTopics: readonly Topic[] = [filesTopic];

/** Goes to nobody where the money went back before the mail went out. */
async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | 'stopped' | undefined> {
  if (!database.isCell()) return undefined;
  const { order } = JSON.parse(row.payload) as { readonly order: string };
  const [mail, rows] = await Promise.all([
    mailToBuyer(database, row, order, ports),
    database.read(files.listHanded(row.store_id, order)),
  ]);
  if (!mail) return undefined;
  const names = rows.filter(isHanded).map(({ name }) => name);
  if (names.length === 0) return 'stopped';
  return mail.to(filesMail({ ...mail.head, files: names, link: `${mail.orderUrl()}#archivos` }));
}
