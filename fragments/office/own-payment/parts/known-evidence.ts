import type { DisputeView } from '../../../../shared/contracts/disputes.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import {
  EVIDENCE_MOST,
  evidenceFields,
  type EvidenceField,
} from '../../../../shared/rules/dispute-evidence.ts';
import { dayOf } from '../../../_office/day.ts';
import type { OwnPaymentViewProps } from '../props.ts';

/** What the store's own orders of a payment know against a dispute, to be completed by its seller. */
export function knownEvidence(
  { env, t, payment }: OwnPaymentViewProps,
  { reason }: DisputeView,
): Record<EvidenceField, string> {
  const { evidence: orders, refunds } = payment;
  const words = t.submit;
  const each = (texts: readonly (string | null)[], by = ', ') =>
    [...new Set(texts.filter(Boolean))].join(by);
  const days = (times: readonly (string | null)[]) =>
    each(times.map((time) => time && dayOf(time, env)));
  const said = (text: string, time: string | null) =>
    time === null ? '' : fill(text, { day: dayOf(time, env) });
  const lines = orders.flatMap((order) => [
    fill(words.order, { number: order.number, day: dayOf(order.placed_on, env) }),
    said(words.delivered, order.received_on),
    said(words.used, order.used_on),
    order.earlier > 0 ? count(words, 'earlier', order.earlier) : '',
  ]);
  const back = refunds
    .filter(({ state }) => state === 'success' || state === 'ok')
    .map(({ amount, currency, changed_on: at }) =>
      fill(words.refunded, {
        day: dayOf(at, env),
        amount: formatMoney(amount, currency, env.tag),
      }),
    );
  const known = {
    buyer: each(orders.map(({ buyer }) => buyer)),
    email: each(orders.map(({ email }) => email)),
    items: orders.flatMap(({ items }) => items).join('\n'),
    address: each(
      orders.map(({ address }) => address),
      '; ',
    ),
    carrier: each(orders.map(({ carrier }) => carrier)),
    tracking: each(orders.flatMap(({ tracking }) => tracking)),
    shipped_on: days(orders.map((order) => order.shipped_on)),
    used_on: days(orders.map((order) => order.used_on)),
    duplicate:
      reason === 'duplicate'
        ? orders.map(({ number }) => fill(words.single, { number })).join('\n')
        : '',
    refusal: '',
    policy: '',
    statement: [...lines, ...back].filter(Boolean).join('\n'),
  };
  return Object.fromEntries(
    evidenceFields.map((field) => [field, known[field].slice(0, EVIDENCE_MOST[field])]),
  ) as Record<EvidenceField, string>;
}
