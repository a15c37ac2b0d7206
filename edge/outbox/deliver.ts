import { LateError, within } from '../../shared/kernel/deadline.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { Database, Written } from '../db/database.ts';
import type * as directory from '../db/directory-sql.ts';
import type { DatabaseKind } from '../db/sql.ts';
import type { OutgoingMessage, SendFault, Sent } from '../providers/message/port.ts';
import { GIVEN_UP, noteTried, triedOf } from './noted.ts';
import type { OutboxPorts } from './ports.ts';
import { afterFailure, MAX_ATTEMPTS } from './retry.ts';
import { tellAlerts } from './tell-alerts.ts';
import { bury, claim, findOutbox, markDelivered, postpone, type OutboxRow } from './statements.ts';
import type { MessageTopic, Topic } from './topic.ts';

/** A claim keeps other workers away this long: the deadline, and time to write the outcome down. */
const CLAIM_SECONDS = 60;
/** A row that became ready meanwhile is looked at again this soon. */
const REVIVED_SECONDS = 1;

/** The work of a row: its topic, by name. */
type Topics = ReadonlyMap<string, Topic>;

/** A row with its topic; undefined where no wing has the topic. */
interface Delivery {
  readonly row: OutboxRow;
  readonly topic: Topic | undefined;
}

/**
 * One try of a row whose time has come. One round trip takes the row and keeps other workers away.
 * @returns seconds until it is looked at again; null when there is nothing more to do
 */
export async function deliver(
  database: Database<DatabaseKind>,
  id: string,
  { topics, ports }: { readonly topics: Topics; readonly ports: OutboxPorts },
): Promise<number | null> {
  const now = ports.clock.now();
  const row = await database.first(claim(id, now, now + CLAIM_SECONDS * 1000));
  if (row) return attempt(database, { row, topic: topics.get(row.topic) }, ports);
  return leave(database, id, now, { topics, ports });
}

/** Why a row cannot be claimed: its work is done, another worker has it, or its time is over. */
async function leave(
  database: Database<DatabaseKind>,
  id: string,
  now: number,
  { topics, ports }: { readonly topics: Topics; readonly ports: OutboxPorts },
): Promise<number | null> {
  const row = await database.first(findOutbox(id));
  if (!row || row.delivered_at !== null || row.dead_at !== null) return null;
  if (row.next_at > now) return Math.ceil((row.next_at - now) / 1000);
  const given = { row, topic: topics.get(row.topic) };
  if (row.expires_at <= now) return giveUp(database, given, 'not sent in its time', ports);
  // The worker of the last try died before it wrote the outcome down.
  if (row.attempts >= MAX_ATTEMPTS) {
    return giveUp(database, given, row.last_error ?? 'the last try never ended', ports);
  }
  // An operator has revived the row between the two statements.
  return REVIVED_SECONDS;
}

async function attempt(
  database: Database<DatabaseKind>,
  delivery: Delivery,
  ports: OutboxPorts,
): Promise<number | null> {
  const { row, topic } = delivery;
  const done = await perform(database, row, topic, ports);
  if (!done.ok) return after(database, delivery, done.error, ports);
  await database.apply(markDelivered(row.id, done.value.providerId, ports.clock.now()));
  return null;
}

async function perform(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  topic: Topic | undefined,
  ports: OutboxPorts,
): Promise<Result<Sent, SendFault>> {
  if (!topic) return fail({ kind: 'refused', reason: `no wing knows the topic ${row.topic}` });
  if ('tell' in topic) return carryOut(topic.tell(row, ports), TELL, ports);
  if ('work' in topic) return carryOut(topic.work(database, row, ports), WORK, ports);
  if ('push' in topic) return pushed(topic.push(row, ports), ports);
  // Both read before either writes, so that their reads travel together.
  const [alert, message] = await Promise.all([
    alertOf(database, row, topic, ports),
    composed(database, row, topic, ports),
  ]);
  if (!alert.ok) return alert;
  const told = await tellAlert(alert.value, ports);
  if (!told.ok) return told;
  if (!message.ok) return message;
  // Done all the same: nobody who caused it may tell by its row that it went to nobody.
  if (message.value === 'stopped') return ok({ providerId: null });
  const sent = await send(database, message.value, ports);
  await noteTried(topic.noted, row, triedOf(message.value, sent), ports);
  return sent;
}

/** How a row that is written and not sent fares when it is refused, in words for the log. */
interface Fate {
  readonly kind: SendFault['kind'];
  readonly refused: string;
  readonly broke: string;
  /** Stands before how long was waited. */
  readonly late: string;
}

/** Work that is refused met another change: its next try reads what that one left. */
const WORK: Fate = {
  kind: 'later',
  refused: 'its work was refused',
  broke: 'its work broke',
  late: 'its work broke: ',
};
const TELL: Fate = {
  kind: 'refused',
  refused: 'DIRECTORY refused it',
  broke: 'DIRECTORY broke',
  late: '',
};

async function pushed(
  pushing: Promise<Result<Sent, SendFault>>,
  { deadlineMs }: OutboxPorts,
): Promise<Result<Sent, SendFault>> {
  try {
    return await within(pushing, deadlineMs);
  } catch (error) {
    const reason = whyThrown(error, { broke: 'its push broke', late: '' }, deadlineMs);
    return fail({ kind: 'later', reason });
  }
}

async function carryOut(
  writing: Promise<Written>,
  { kind, refused, ...thrown }: Fate,
  { deadlineMs }: OutboxPorts,
): Promise<Result<Sent, SendFault>> {
  try {
    const written = await within(writing, deadlineMs);
    if (written.ok) return ok({ providerId: null });
    return fail({ kind, reason: `${refused}: ${written.refusal.kind}` });
  } catch (error) {
    return fail({ kind: 'later', reason: whyThrown(error, thrown, deadlineMs) });
  }
}

function whyThrown(
  error: unknown,
  { broke, late }: Pick<Fate, 'broke' | 'late'>,
  deadlineMs: number,
): string {
  return error instanceof LateError
    ? `${late}no answer in ${deadlineMs} ms`
    : `${broke}: ${String(error)}`;
}

/** The rows that tell the row's event to accounts; none where its topic is no alert. */
async function alertOf(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { alert }: MessageTopic,
  { clock }: OutboxPorts,
): Promise<Result<directory.Statement[], SendFault>> {
  if ('none' in alert) return ok([]);
  try {
    return ok(await alert.tell(database, row, clock.now()));
  } catch (error) {
    return fail({ kind: 'later', reason: `its alert was not told: ${String(error)}` });
  }
}

/**
 * Tells the accounts before the message is sent, and where it cannot be: a store without an e-mail
 * address has accounts all the same. A try that fails is tried again, and tells nobody twice.
 */
async function tellAlert(
  statements: readonly directory.Statement[],
  ports: OutboxPorts,
): Promise<Result<null, SendFault>> {
  try {
    await within(tellAlerts(ports, statements), ports.deadlineMs);
    return ok(null);
  } catch (error) {
    return fail({ kind: 'later', reason: `its alert was not told: ${String(error)}` });
  }
}

async function composed(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  topic: MessageTopic,
  ports: OutboxPorts,
): Promise<Result<OutgoingMessage | 'stopped', SendFault>> {
  try {
    const message = await topic.compose(database, row, ports);
    if (message) return ok(message);
    return fail({ kind: 'refused', reason: 'what it is about is gone' });
  } catch (error) {
    return fail({ kind: 'later', reason: `it could not be written: ${String(error)}` });
  }
}

/** Calls the provider, and enforces its promise to answer in time and not to throw. */
async function send(
  database: Database<DatabaseKind>,
  message: OutgoingMessage,
  ports: OutboxPorts,
): Promise<Result<Sent, SendFault>> {
  const { mail, sms } = ports.messages(database);
  try {
    const asked = message.channel === 'mail' ? mail.send(message) : sms.send(message);
    return await within(asked, ports.deadlineMs);
  } catch (error) {
    return fail({
      kind: 'later',
      reason: whyThrown(error, { broke: 'the provider broke', late: '' }, ports.deadlineMs),
    });
  }
}

/** Schedules another try, or gives the row up. */
async function after(
  database: Database<DatabaseKind>,
  delivery: Delivery,
  fault: SendFault,
  ports: OutboxPorts,
): Promise<number | null> {
  const { row } = delivery;
  const now = ports.clock.now();
  if (fault.kind === 'refused') return end(database, row, fault.reason, ports);
  const verdict = afterFailure(
    { attempts: row.attempts, expiresAt: row.expires_at },
    { now, random: ports.random(), askedSeconds: fault.afterSeconds },
  );
  if (verdict.next === 'die') return giveUp(database, delivery, fault.reason, ports);
  const { waitSeconds } = verdict;
  report('warn', row, fault.reason);
  await database.write([
    postpone(row.id, row.attempts, { at: now + waitSeconds * 1000, error: fault.reason }),
  ]);
  return waitSeconds;
}

/** Ends a row that may have waited for another try. */
async function giveUp(
  database: Database<DatabaseKind>,
  { row, topic }: Delivery,
  reason: string,
  ports: OutboxPorts,
): Promise<null> {
  const note = topic && 'noted' in topic ? topic.noted : undefined;
  await noteTried(note, row, GIVEN_UP, ports);
  return end(database, row, reason, ports);
}

async function end(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  reason: string,
  ports: OutboxPorts,
): Promise<null> {
  await database.write([bury(row.id, row.attempts, reason, ports.clock.now())]);
  report('error', row, reason);
  return null;
}

/** People's addresses and numbers stay out of the log; the row has them. */
function withoutPeople(reason: string): string {
  return reason.replace(/[^\s<>"':]+/g, (word) =>
    word.includes('@') ? '…' : word.replace(/\+?\d{7,}/g, '…'),
  );
}

function report(level: 'warn' | 'error', row: OutboxRow, reason: string): void {
  const { id, topic, attempts } = row;
  const error = withoutPeople(reason);
  console[level](
    JSON.stringify({ level, outbox: id, topic, attempts, dead: level === 'error', error }),
  );
}
