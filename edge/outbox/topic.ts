import type { AlertParams } from '../../shared/contracts/alerts.ts';
import type { AlertApp } from '../../shared/rules/alerts.ts';
import type { Database, Written } from '../db/database.ts';
import type * as directory from '../db/directory-sql.ts';
import type { DatabaseKind } from '../db/sql.ts';
import type { Result } from '../../shared/kernel/result.ts';
import type { OutgoingMessage, SendFault, Sent } from '../providers/message/port.ts';
import type { Note } from './noted.ts';
import type { OutboxPorts } from './ports.ts';
import type { OutboxRow, WrittenMessage, WrittenTo } from './statements.ts';

export type { OutgoingMessage, SendFault, Sent };

/**
 * The alert about the same event (spec [3], Alert): the app that it comes from, the parameters that
 * it carries and the rows that tell its accounts; or the reason why an account is shown no alert of
 * it.
 */
export type AlertOf = ToldAlert | { readonly none: string };

export interface ToldAlert {
  readonly app: AlertApp;
  readonly params: readonly (keyof AlertParams)[];
  /**
   * The statements that tell it in DIRECTORY; a second write changes nothing. Empty where no account
   * stands behind the event.
   */
  readonly tell: (
    database: Database<DatabaseKind>,
    row: OutboxRow,
    now: number,
  ) => Promise<directory.Statement[]>;
}

/** The work that rows of the outbox ask for; a wing brings its own topics. */
export type Topic = MessageTopic | TellTopic | WorkTopic | PushTopic;

/** The values besides its row from which a message may be written. */
export type ComposePorts = Pick<OutboxPorts, 'directory' | 'env' | 'clock'>;

/** Rows of this topic become a mail or a text message. */
export interface MessageTopic {
  /** Stored in the row; unique, and never changed while rows of it may wait. */
  readonly name: string;
  readonly alert: AlertOf;
  /**
   * Makes the message of a row; undefined when its subject no longer exists, `stopped` where
   * its contact wants none.
   */
  readonly compose: (
    database: Database<DatabaseKind>,
    row: OutboxRow,
    ports: ComposePorts,
  ) => Promise<OutgoingMessage | 'stopped' | undefined>;
  readonly noted?: Note;
}

/**
 * Rows of this topic are written to another database: those of a cell to DIRECTORY, those of DIRECTORY to a
 * cell. A second write changes nothing more.
 */
export interface TellTopic {
  readonly name: string;
  readonly alert: AlertOf;
  readonly tell: (
    row: Pick<OutboxRow, 'store_id' | 'payload'>,
    ports: Pick<OutboxPorts, 'directory' | 'clock' | 'env'>,
  ) => Promise<Written>;
}

/**
 * Rows of this topic are work in their own database: the row's event calls for one more change, which
 * is made after it. Work that was done before does nothing.
 */
export interface WorkTopic {
  readonly name: string;
  readonly alert: AlertOf;
  readonly work: (
    database: Database<DatabaseKind>,
    row: Pick<OutboxRow, 'store_id' | 'payload'>,
    ports: Pick<OutboxPorts, 'clock' | 'env'>,
  ) => Promise<Written>;
}

/** Rows of this topic go to one device of an account. */
export interface PushTopic {
  readonly name: string;
  readonly alert: AlertOf;
  readonly push: (
    row: Pick<OutboxRow, 'id' | 'store_id' | 'payload'>,
    ports: Pick<OutboxPorts, 'directory' | 'clock' | 'env' | 'push'>,
  ) => Promise<Result<Sent, SendFault>>;
  /** It is told of rows that are given up; their tries are noted by the work itself. */
  readonly noted?: Note;
}

/** A topic whose messages are written when they are asked for: they hold a PIN or a link. */
export interface WrittenTopic extends MessageTopic {
  readonly name: `written.${string}`;
}

/**
 * Declares a topic of written messages.
 * @example const pinMessage = writtenTopic('written.pin', { none: 'A PIN proves a contact.' });
 */
export function writtenTopic(name: WrittenTopic['name'], alert: AlertOf): WrittenTopic {
  return { name, alert, compose: composeWritten };
}

/** Rows without a topic of their own, as releases before named topics wrote them. */
export const unnamedTopic: MessageTopic = {
  name: 'message.written',
  alert: { none: 'Nothing says what its words are about.' },
  compose: composeWritten,
};

async function composeWritten(
  _database: Database<DatabaseKind>,
  row: OutboxRow,
): Promise<OutgoingMessage | undefined> {
  if (row.body === null) return undefined;
  const { storeName, locale, recipient } = JSON.parse(row.payload) as WrittenTo;
  const words = JSON.parse(row.body) as WrittenMessage['words'];
  return { id: row.id, storeId: row.store_id, storeName, locale, recipient, ...words };
}
