import { orderFilesFragment } from '../../fragments/shop/order-files/server.ts';
import { order as orderFragment, toldOf } from '../../fragments/shop/order/server.ts';
import {
  cancelBoughtOrder,
  getPurchase,
  moveBoughtOrder,
  readPurchaseOfOrder,
  type Purchase,
} from '../../shared/contracts/orders.ts';
import { giveRefundAccount } from '../../shared/contracts/refund-account.ts';
import { listOrderFiles } from '../../shared/contracts/item-files.ts';
import { declineText } from '../../shared/i18n/index.ts';
import { reviewText } from '../../shared/i18n/review-text.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { barsOf, type Bars } from '../../shared/rules/code128.ts';
import { dialledPhone } from '../../shared/rules/phone.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { linkSlot, shareForm } from '../forms/payment-link.ts';
import { slipMailForm, slipMailSlot } from '../forms/slip-mail.ts';
import { failedView } from '../kit/failed.ts';
import { failing } from '../kit/failing.ts';
import { additionsSlot } from '../kit/order-additions.ts';
import { orderLiveSlot } from '../kit/order-live.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type PageContext } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { talkSlots } from '../kit/order-talk.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

function problemsOf({ reason = '', message = '' }: Fields, { tag }: FormAbout) {
  const { needs } = wordsOf(orderFragment.words, tag);
  return {
    ...(reason === '' && { reason: needs.reason }),
    ...(reason === 'other' && message.trim() === '' && { message: needs.message }),
  };
}

/** The barcode of the number by which a store takes the money; other numbers are typed. */
function barcodeOf({ slip }: Purchase): Bars | null {
  return (slip?.kind === 'store' && !slip.is_over && barsOf(slip.number)) || null;
}

const doneActions = ['canceled', 'confirmed', 'account'] as const;

/** The buyer agrees to what the seller proposed. */
const next = { call: moveBoughtOrder, done: 'confirmed' } as const;

/** The buyer cancels. An account goes on to its orders (spec [2]); a guest, who has no list, stays. */
const cancel = formOf({
  call: cancelBoughtOrder,
  check: problemsOf,
  onward: (_answer, _fields, { base, person, params }) =>
    person
      ? `${base}/shopping-cart/orders?done=canceled`
      : `${base}/mis-compras/${params['purchase'] ?? ''}?done=canceled`,
});

/** The buyer names the account that money goes back to. */
const account = formOf({
  call: giveRefundAccount,
  done: 'account',
  blames: ['number', 'holder'],
  check({ holder = '', number = '' }: Fields, { tag }: FormAbout): Record<string, string> {
    const { needs } = wordsOf(orderFragment.words, tag).refundAccount;
    return {
      ...(holder.trim() === '' && { holder: needs.holder }),
      ...(number.trim() === '' && { number: needs.number }),
    };
  },
});

/**
 * The confirmation of a checkout, or of one of its orders (spec [2]). The unguessable id of either is
 * what lets a guest in.
 */
export const orderPage = definePage({
  name: 'order',
  paths: ['/mis-compras/:purchase', '/shopping-cart/orders/:purchase'],
  query: ['done'],
  cached: false,
  forms: { cancel, next, account, share: shareForm, mail: slipMailForm },
  async view(context) {
    const { env, read, params, query, form, idempotencyKey } = context;
    const id = params['purchase'] ?? '';
    const found = await failing<Purchase>(
      id.startsWith('or_')
        ? read(readPurchaseOfOrder, { params: { order: id } })
        : read(getPurchase, { params: { checkout: id } }),
    );
    if (!found.ok) {
      const isFailed = found.error.code === 'internal_error';
      return isFailed ? failedView(context, say(env)('orderUnread')) : notFoundView(context);
    }
    const done = query.get('done');
    const link = await linkSlot(context, found.value.checkout_aggregation);
    const mail = slipMailSlot(context, found.value);
    const isApart = form?.intent === 'share' || form?.intent === 'mail';
    return {
      status: form ? 422 : 200,
      head: privateHead(say(env)('order'), `/mis-compras/${id}`),
      main: wrapped(
        slot(orderFragment, {
          class: 'primary',
          props: {
            env,
            purchase: withExchanges(found.value, env),
            action: `${env.base}/mis-compras/${id}`,
            idempotencyKey,
            done: doneActions.find((one) => one === done) ?? null,
            refused: isApart ? null : (form ?? null),
            bars: barcodeOf(found.value),
            declined: saidOf(context, found.value),
            phone: found.value.contact ? dialledPhone(found.value.contact) : '',
            told: toldIn(context, found.value),
          },
          children: [orderLiveSlot(context, found.value)],
        }),
        ...(mail ? [mail] : []),
        ...(link ? [link] : []),
        additionsSlot(context, found.value),
        `<div id="archivos">`,
        slot(orderFilesFragment, {
          class: 'regular',
          props: filesOf(context, found.value).then((orders) => ({ env, orders })),
        }),
        `</div>`,
        ...talkSlots(context, found.value.orders),
      ),
    };
  },
});

/** What its buyer is told of a purchase's payment that was refused, or that takes days. */
function saidOf({ env }: PageContext, purchase: Purchase): string | null {
  const { review, orders, is_held: isHeld, decline_code: code } = purchase;
  if (!review) return declineText(code, env.tag);
  const timeZone = timeZoneOf(env.zone ?? env.country);
  return reviewText(review, {
    code: orders[0]?.payment_type ?? null,
    isHeld,
    tag: env.tag,
    timeZone,
  });
}

/** What the sellers of a purchase's orders have changed and wrote, in words. */
function toldIn({ env }: PageContext, { orders, currency }: Purchase) {
  const t = wordsOf(orderFragment.words, env.tag);
  return Object.fromEntries(orders.map((one) => [one.id, toldOf(one, { t, env, currency })]));
}

/** The files of the purchase's orders, for its buyer; none for everybody else, who finds no such order. */
async function filesOf({ read }: PageContext, { orders }: Purchase) {
  const digital = orders.filter(({ lines }) => lines.some(({ type }) => type === 'digital'));
  const found = await Promise.all(
    digital.map(async ({ id, number }) => {
      const answer = await read(listOrderFiles, { params: { order: id } });
      return answer.ok && answer.value.files.length > 0 ? [{ ...answer.value, number }] : [];
    }),
  );
  return found.flat();
}

/** What came in exchange for units of a line stands among the words of its variant. */
function withExchanges(purchase: Purchase, env: PageContext['env']): Purchase {
  const words = say(env);
  const orders = purchase.orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => {
      if (!line.exchanged) return line;
      const text = line.exchanged.map(({ units, variant }) => `${units} × ${variant}`).join(', ');
      return { ...line, description: { ...line.description, [words('exchange')]: text } };
    }),
  }));
  return { ...purchase, orders };
}
