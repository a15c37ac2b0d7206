import { fold } from '../../../shared/rules/fold.ts';
import { isStoreParty, MAIL_AFTER_MS } from '../../../shared/rules/talk.ts';
import { openDirectory } from '../../db/cells.ts';
import type { Statement as DirectoryStatement } from '../../db/directory-sql.ts';
import type { Env } from '../../env.ts';
import { mailboxObject } from '../../flows/talk/mailbox.ts';
import { alertOfTalk, talkMail } from '../../flows/talk/topics.ts';
import { listListening, tellRow, type Standing } from '../../modules/talk/index.ts';
import { announceOutbox, insertOutbox, tellAlerts } from '../../outbox/index.ts';
import type { Memory } from './memory.ts';
import { questionsToTell } from './questions.ts';
import * as statements from './statements.ts';
import { askForAnswer } from './waiting.ts';
import { textsToTell } from './texts.ts';
import * as waiting from './waiting-statements.ts';

/** Rows of one mailbox are told no more often than this. */
const EACH_MS = 1_000;
/** Lists wait so long for what follows at once (that it was opened, an answer), and let the message go first. */
const SOON_MS = 250;
/** When DIRECTORY does not answer, it is told after this time. */
const AGAIN_MS = 5_000;

/**
 * The outbox of a conversation: what lists, alerts and mails have to know of it. Rows in DIRECTORY
 * are told at least once, and a row that comes late changes nothing.
 */
export class Teller {
  readonly #memory: Memory;
  readonly #env: Env;
  #toldAt = 0;

  constructor(memory: Memory, env: Env) {
    this.#memory = memory;
    this.#env = env;
  }

  /** Asks for the rows of some parties to be told, and for a mail to those of them that are away. */
  ask(parties: readonly string[], away: readonly string[], now: number): void {
    if (parties.length === 0) return;
    const at = Math.max(now + SOON_MS, this.#toldAt + EACH_MS);
    this.#memory.run(
      statements.askToTell(parties, at),
      ...away.map((party) => askFor(party, now + MAIL_AFTER_MS)),
    );
  }

  /**
   * Tells what is due.
   * @param isHere whether somebody has the conversation open in a mailbox
   */
  async tell(now: number, isHere: (mailbox: string) => boolean): Promise<void> {
    const parties = this.#memory.read(statements.listParties());
    const due = parties.filter(({ tell_at: at }) => at !== null && at <= now);
    const mailed = parties.filter(({ mail_at: at }) => at !== null && at <= now);
    try {
      if (due.length > 0) await this.#tellLists(due, now, isHere);
      for (const party of mailed) {
        if (isStoreParty(party.id)) {
          await askForAnswer({ memory: this.#memory, env: this.#env }, party, now);
        } else await this.#askForMail(party, now);
      }
    } catch (error) {
      console.error(JSON.stringify({ level: 'error', conversation: String(error) }));
      this.#memory.run(
        statements.postponeTelling(now + AGAIN_MS),
        waiting.postponeMails(now, now + AGAIN_MS),
      );
    }
  }

  async #tellLists(
    due: readonly statements.PartyRow[],
    now: number,
    isHere: (mailbox: string) => boolean,
  ): Promise<void> {
    const conversation = this.#memory.conversation();
    if (!conversation) return;
    const told = due.flatMap((party) => {
      const standing = this.#memory.stand(party.id);
      const row = standing && rowOf(standing, conversation.version);
      const isAway = standing !== null && standing.pending > 0 && !isHere(party.id);
      return row ? [{ row, alert: isAway ? this.#alert(standing, party, now) : [] }] : [];
    });
    const directory = openDirectory(this.#env);
    const asked = due.map((party) => questionsToTell(this.#memory, conversation.id, party));
    const ids = this.#memory.read(statements.listParties()).map(({ id }) => id);
    const texts = textsToTell(this.#memory, conversation.id, ids);
    const rows = [...asked, texts].flatMap((one) => one.rows);
    const listening = await directory.writeThenRead(
      [...told.map(({ row }) => tellRow(row)), ...rows],
      listListening(
        due.map(({ id }) => id),
        now,
      ),
    );
    for (const one of [...asked, texts]) one.done();
    const alerts = told.flatMap(({ alert }) => alert);
    await tellAlerts({ directory, env: this.#env }, alerts);
    // Before they are marked as told: a mailbox that does not answer is told again.
    const awake = new Set(listening.ok ? listening.rows.map(({ id }) => id) : []);
    const mailboxes = due.filter(({ id }) => isStoreParty(id) || awake.has(id));
    await Promise.all(mailboxes.map(({ id }) => mailboxObject(this.#env, id).changed(id)));
    this.#toldAt = now;
    this.#memory.run(statements.markTold(conversation.version));
    if (texts.isMore) this.ask(ids, [], now);
  }

  /** One alert for all that a party has not opened: its id is that of the first of them. */
  #alert(
    { id, mailbox, peer }: Standing,
    { store_id, store_name }: statements.PartyRow,
    now: number,
  ): DirectoryStatement[] {
    const [first] = this.#memory.read(statements.findUnopened(mailbox));
    if (!first) return [];
    const store = { id: store_id, name: store_name };
    const about = { about: first.id, conversation: id, mailbox, from: peer.name, store };
    return alertOfTalk(about, now);
  }

  async #askForMail({ id: mailbox, store_id: storeId }: statements.PartyRow, now: number) {
    const standing = this.#memory.stand(mailbox);
    const [first] = this.#memory.read(statements.findUnopened(mailbox));
    if (!standing) return;
    if (first) {
      const directory = openDirectory(this.#env);
      const id = first.id.replace(/^[a-z]+_/, 'ms_');
      const payload = { conversation: standing.id, mailbox };
      // A row that is there already was asked for before this object had written that down.
      const written = await directory.write([
        insertOutbox(talkMail, { id, storeId, payload }, now),
      ]);
      if (written.ok) await announceOutbox({ env: this.#env, cell: directory }, [id]);
    }
    this.#memory.run(statements.markMailed(mailbox, standing.lastSeq));
  }
}

/** The mail about what an account has not opened, or a store has not answered. */
function askFor(party: string, at: number) {
  return isStoreParty(party) ? waiting.askForAnswer(party, at) : statements.askForMail(party, at);
}

/** The row of a mailbox's list; none before the mailbox has seen a message. */
function rowOf(standing: Standing, version: number) {
  const { mailbox, id, peer, pending, last, isClosed, snoozedUntil } = standing;
  return last === null
    ? undefined
    : {
        mailbox_id: mailbox,
        id,
        peer_id: peer.id,
        peer_name: peer.name,
        version,
        pending,
        teaser: last.teaser,
        sender_id: last.sender,
        only_for: last.visibility[0] ?? null,
        last_message_at: last.at,
        folded: fold(`${peer.name}\n${last.teaser}`),
        closed: isClosed ? 1 : 0,
        snoozed_until: snoozedUntil,
      };
}
