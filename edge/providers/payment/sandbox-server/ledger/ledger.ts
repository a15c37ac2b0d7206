import { DurableObject } from 'cloudflare:workers';
import type { DurableObjectState } from '@cloudflare/workers-types';
import { systemClock } from '../../../../../shared/kernel/clock.ts';
import type { WireCharge, WireChargeRequest, WireToken } from '../wire.ts';
import type { CheckedCard } from '../rules.ts';
import { readSettings } from '../settings.ts';
import type { Settings, SandboxVariables } from '../settings.ts';
import { answer, completeAnswer, IN_PROGRESS, rememberAnswer, repeatedAnswer } from './answers.ts';
import type { Answer, IdempotentCall } from './answers.ts';
import { cancelCharge, captureCharge, endAuthorizations } from './authorizations.ts';
import { movedBy, payoutsSince, type BalanceRow, type Payout } from './balance.ts';
import { dueCharges, findCharge, latestCharges, openCharge, settleCharge } from './charges.ts';
import { findDispute, takeEvidence, type StandingDispute } from './disputes.ts';
import { migrate } from './database.ts';
import { deliver } from './deliver.ts';
import { toWireCharge } from './mapper.ts';
import { dueDeliveries, recordDelivery } from './outbox.ts';
import type { Delivery } from './outbox.ts';
import { refundCharge, settleRefunds } from './refunds.ts';
import {
  dropMethod,
  forgetCustomer,
  makeMethod,
  openCustomer,
  type AskedMethod,
  type MethodRow,
} from './methods.ts';
import { issueToken, type TokenFault } from './tokens.ts';

/** The fields of a charge that the bank's page needs. */
export interface Challenge {
  readonly charge: WireCharge;
  readonly returnUrl: string;
}

/**
 * The provider's books in one object, which handles calls one after the other: so every rule about
 * a token, a key or an amount holds. Its methods never wait in the middle of a change.
 */
export class SandboxLedger extends DurableObject<SandboxVariables> {
  readonly #settings: Settings;
  readonly #clock = systemClock;

  constructor(state: DurableObjectState, variables: SandboxVariables) {
    super(state, variables);
    this.#settings = readSettings(variables);
    migrate(state.storage.sql);
  }

  /** Issues a single-use token for a card that was checked. */
  issueToken(card: CheckedCard): WireToken {
    return issueToken(this.ctx.storage.sql, card, this.#clock.now());
  }

  /**
   * Opens a charge, or repeats the first answer.
   * @returns the answer; with `holdMs`, the caller has to wait so long and then ask `answerOf`
   */
  async charge(
    call: IdempotentCall,
    request: WireChargeRequest,
    origin: string,
  ): Promise<Answer & { readonly holdMs?: number }> {
    return this.#change((now) => {
      const sql = this.ctx.storage.sql;
      const repeated = repeatedAnswer(sql, call);
      if (repeated === 'running') return this.#lateAnswer(call, request.reference);
      if (repeated) return repeated;
      const opened = openCharge(sql, request, origin, this.#settings, now);
      const given = opened.ok ? answer(201, toWireCharge(opened.value.charge)) : opened.error;
      const holdMs = opened.ok ? opened.value.holdMs : 0;
      if (given.status < 500) rememberAnswer(sql, call, holdMs > 0 ? undefined : given, now);
      return holdMs > 0 ? { ...given, holdMs } : given;
    });
  }

  /** The answer to a charge whose caller was kept waiting. */
  answerOf(call: IdempotentCall, reference: string): Answer {
    const repeated = repeatedAnswer(this.ctx.storage.sql, call);
    return repeated && repeated !== 'running' ? repeated : this.#lateAnswer(call, reference);
  }

  /** Makes a card under an id of a token; the fault where the token is good no more. */
  makeMethod(asked: AskedMethod): MethodRow | TokenFault {
    const made = makeMethod(this.ctx.storage.sql, asked, this.#clock.now());
    return made.ok ? made.value : made.error;
  }

  /** The id of a customer, for whom cards are kept. */
  openCustomer(key: string | null): string {
    return openCustomer(this.ctx.storage.sql, key);
  }

  /** Deletes a customer with its cards; false where there is none. */
  forgetCustomer(id: string): boolean {
    return forgetCustomer(this.ctx.storage.sql, id);
  }

  /** Forgets a card that is kept for a customer. */
  dropMethod(id: string): MethodRow | undefined {
    return dropMethod(this.ctx.storage.sql, id);
  }

  /** Refunds a part or all of a charge, or repeats the first answer. */
  async refund(call: IdempotentCall, chargeId: string, amount: number): Promise<Answer> {
    return this.#change((now) => {
      const sql = this.ctx.storage.sql;
      const repeated = repeatedAnswer(sql, call);
      if (repeated) return repeated === 'running' ? IN_PROGRESS : repeated;
      const given = refundCharge(sql, chargeId, amount, this.#settings, now);
      rememberAnswer(sql, call, given, now);
      return given;
    });
  }

  /** Charges an authorisation or a part of it, or gives it up; repeats the first answer. */
  async authorization(
    call: IdempotentCall,
    chargeId: string,
    asked: { readonly capture: number | undefined } | 'cancel',
  ): Promise<Answer> {
    return this.#change((now) => {
      const sql = this.ctx.storage.sql;
      const repeated = repeatedAnswer(sql, call);
      if (repeated) return repeated === 'running' ? IN_PROGRESS : repeated;
      const given =
        asked === 'cancel'
          ? cancelCharge(sql, chargeId, now)
          : captureCharge(sql, chargeId, asked.capture, now);
      rememberAnswer(sql, call, given, now);
      return given;
    });
  }

  /** A charge by the provider's id or by the merchant's reference. */
  find(by: { readonly id: string } | { readonly reference: string }): WireCharge | undefined {
    const row = findCharge(this.ctx.storage.sql, by);
    return row && toWireCharge(row);
  }

  /** The latest charges, the newest first. */
  latest(limit: number): WireCharge[] {
    return latestCharges(this.ctx.storage.sql, limit).map(toWireCharge);
  }

  /** The dispute of a charge. */
  dispute(chargeId: string): StandingDispute | undefined {
    const sql = this.ctx.storage.sql;
    return findDispute(sql, findCharge(sql, { id: chargeId }), this.#clock.now());
  }

  /** Takes evidence against the dispute of a charge, once; false where it takes none. */
  async submitEvidence(
    chargeId: string,
    evidence: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    return this.#change((now) => {
      const sql = this.ctx.storage.sql;
      return takeEvidence(sql, findCharge(sql, { id: chargeId }), evidence, now);
    });
  }

  /** The payouts that have arrived since a time, the latest first. */
  payouts(since: number): Payout[] {
    return payoutsSince(this.ctx.storage.sql, since, this.#clock.now());
  }

  /** What a payout is made of. */
  balance(payout: string): BalanceRow[] {
    return movedBy(this.ctx.storage.sql, payout);
  }

  /** The charge of a bank's page; undefined unless the key is the charge's own. */
  challenge(id: string, key: string): Challenge | undefined {
    const row = findCharge(this.ctx.storage.sql, { id });
    if (!row || row.challenge_key !== key) return undefined;
    return { charge: toWireCharge(row), returnUrl: row.return_url };
  }

  /** Takes the buyer's answer; only the first one counts, and only in time. */
  async answerChallenge(
    id: string,
    key: string,
    reply: 'approve' | 'reject',
  ): Promise<Challenge | undefined> {
    return this.#change((now) => {
      const sql = this.ctx.storage.sql;
      const row = findCharge(sql, { id });
      if (row?.challenge_key === key && row.status === 'requires_action') {
        const inTime = row.settle_at !== null && now < row.settle_at;
        settleCharge(sql, id, inTime ? reply : 'none', now);
      }
      return this.challenge(id, key);
    });
  }

  /** Ends charges and refunds that are due, and sends the webhooks that are. */
  override async alarm(): Promise<void> {
    const sql = this.ctx.storage.sql;
    this.ctx.storage.transactionSync(() => {
      const now = this.#clock.now();
      for (const id of dueCharges(sql, now)) settleCharge(sql, id, 'none', now);
      settleRefunds(sql, now);
      endAuthorizations(sql, now);
    });
    const url = this.#settings.webhookUrl;
    if (url !== undefined) await this.#sendDue(url);
    await this.#schedule();
  }

  /** Events of different charges are sent in parallel, those of one charge one after the other. */
  async #sendDue(url: string): Promise<void> {
    const due = Map.groupBy(
      dueDeliveries(this.ctx.storage.sql, this.#clock.now()),
      (each) => each.charge_id,
    );
    await Promise.all(
      [...due.values()].map(async (deliveries) => {
        for (const delivery of deliveries) await this.#send(url, delivery);
      }),
    );
  }

  async #send(url: string, delivery: Delivery): Promise<void> {
    const accepted = await deliver(url, this.#settings, delivery, this.#clock.now());
    recordDelivery(this.ctx.storage.sql, delivery, accepted, this.#settings, this.#clock.now());
  }

  /**
   * A caller that hung up leaves its call without an answer; it gets one once the charge has ended.
   */
  #lateAnswer(call: IdempotentCall, reference: string): Answer {
    const charge = findCharge(this.ctx.storage.sql, { reference });
    if (!charge || charge.status === 'pending') return IN_PROGRESS;
    const given = answer(201, toWireCharge(charge));
    completeAnswer(this.ctx.storage.sql, call.key, given);
    return given;
  }

  async #change<T>(work: (now: number) => T): Promise<T> {
    const result = this.ctx.storage.transactionSync(() => work(this.#clock.now()));
    await this.#schedule();
    return result;
  }

  /** Sets the alarm for the earliest due time. */
  async #schedule(): Promise<void> {
    const { due } = this.ctx.storage.sql
      .exec<{ due: number | null }>(
        `SELECT MIN(due) AS due FROM (
           SELECT MIN(settle_at) AS due FROM charges WHERE settle_at IS NOT NULL
           UNION ALL SELECT MIN(settle_at) FROM refunds WHERE settle_at IS NOT NULL
           UNION ALL SELECT MIN(ends_at) FROM authorizations WHERE state = 'standing'
           UNION ALL SELECT MIN(due_at) FROM deliveries WHERE state = 'waiting' AND ?
         )`,
        this.#settings.webhookUrl === undefined ? 0 : 1,
      )
      .one();
    if (due === null) return;
    const current = await this.ctx.storage.getAlarm();
    if (current === null || due < current) await this.ctx.storage.setAlarm(due);
  }
}
