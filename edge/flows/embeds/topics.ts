import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import {
  embedEndingMail as endingLetter,
  embedMisuseMail as misuseLetter,
} from '../../modules/mail/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { ownerOf } from '../owner-mail.ts';

/** What a row about a misused key says. */
export interface MisuseNews {
  /** Id of the key. */
  readonly key: string;
  readonly partner: string;
  readonly kind: 'elsewhere' | 'burst';
  /** That asked; empty for a server. */
  readonly origin: string;
  /** The store's origin at which it was asked: its scheme and port are those of the link. */
  readonly at: string;
}

/** What a row about an element that is to go says. */
export interface EndingNews {
  /** Id of the key whose pages show it. */
  readonly key: string;
  readonly partner: string;
  readonly element: string;
  readonly occasion: 'declared' | 'ending';
  /** Day on which it goes, YYYY-MM-DD. */
  readonly until: string;
  /** The element that replaces it. */
  readonly use?: string;
}

const alert = { none: 'The key stands on the page of keys, to which the mail leads.' };

/** The mail that tells a store's owner of a key that is misused. */
export const embedMisuseMail: MessageTopic = {
  name: 'mail.embed_misuse',
  alert,
  compose: composeMisuse,
};

/** The mail that tells a store's owner of an element on the pages of a key that is to go. */
export const embedEndingMail: MessageTopic = {
  name: 'mail.embed_ending',
  alert,
  compose: composeEnding,
};

export const embedTopics: readonly Topic[] = [embedMisuseMail, embedEndingMail];

type Composed = Promise<OutgoingMessage | 'stopped' | undefined>;

async function composeMisuse(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Composed {
  if (!database.isCell()) return undefined;
  const { key, partner, kind, origin, at } = JSON.parse(row.payload) as MisuseNews;
  const { protocol: scheme, port } = new URL(at);
  const owner = await ownerOf(database, row, ports, { scheme, port: port && `:${port}` });
  if (!owner) return 'stopped';
  const link = `${owner.address}/admin/socios/${key}`;
  return { ...misuseLetter({ ...owner.head, link, name: partner, kind, origin }), ...owner.to };
}

async function composeEnding(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Composed {
  if (!database.isCell()) return undefined;
  const { key, partner, ...news } = JSON.parse(row.payload) as EndingNews;
  // No request asks for it: its links have the scheme of every store's own address.
  const owner = await ownerOf(database, row, ports, { scheme: 'https:', port: '' });
  if (!owner) return 'stopped';
  const link = `${owner.address}/admin/socios/${key}`;
  const docs = `${owner.address}/embed/docs#${news.element}`;
  const words = endingLetter({ ...owner.head, ...news, link, docs, name: partner });
  return { ...words, ...owner.to };
}
