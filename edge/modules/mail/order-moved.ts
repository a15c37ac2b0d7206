import { askingReasons } from '../../../shared/rules/order-holds.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import type { BuyerHead } from './buyer-head.ts';
import { greeted, tagOf, writeLetter, type MailWords } from './letter.ts';
import { orderMovedWords } from './messages/index.ts';
import { plainLine } from './plain.ts';

export { orderEditedMail } from './order-edited.ts';

/** The events of an order that its buyer is written to about: its stages, and what is waited for from the buyer. */
export const toldStages = [
  'confirm_order',
  'in_process',
  'to_deliver',
  'in_transit',
  'delivered',
  'canceled_by_supplier',
  'canceled_by_customer',
  ...askingReasons,
  'refund_account',
  'charged',
] as const;
export type ToldStage = (typeof toldStages)[number];

/** A part of an order that is sent alone. */
interface Parcel {
  readonly lines: readonly { readonly name: string; readonly units: number }[];
  /** The courier's name, as the seller typed it; null without. */
  readonly carrier: string | null;
}

/** How many lines of a parcel a mail names; the page of the purchase names all. */
const NAMED_MOST = 20;

/** An order that was moved, mostly by its seller. */
export interface OrderMoved extends BuyerHead {
  readonly stage: ToldStage;
  /** Whether the buyer collects the goods. */
  readonly isCollected: boolean;
  /** Whether the buyer gets money back. */
  readonly isRefunded: boolean;
  /** Whether the buyer's bank lets go of what was authorised, and nothing was charged. */
  readonly isUncharged?: boolean;
  /** What was charged, as text; for `charged` alone. */
  readonly charged?: string | undefined;
  /** Whether only a transfer gives it back, for which the buyer names an account. */
  readonly isByTransfer: boolean;
  /** The courier's number, by which the goods are followed; null without. */
  readonly trackingNumber?: string | null;
  /** The parcel that is on its way, of an order that does not go as one. */
  readonly parcel?: Parcel | undefined;
  /** Address of the purchase. */
  readonly link: string;
}

/** The mail that tells a buyer of the stage that an order has reached; never why it was cancelled. */
export function orderMovedMail(moved: OrderMoved): MailWords {
  const { stage, storeName, number } = moved;
  const t = speak(orderMovedWords, tagOf(moved));
  const title = moved.parcel ? t('parcelTitle', { number }) : t(`title.${stage}`, { number });
  const seller = plainLine(moved.seller);
  const effect = t(`effect.${effectOf(moved)}`, { seller, amount: moved.charged ?? '' });
  const code = stage === 'in_transit' ? numberOf(moved) : undefined;
  return writeLetter(moved, {
    title,
    paragraphs: [
      greeted(moved.name, (name) => t('hello', { name }), effect),
      ...(moved.parcel ? [t('carries', { goods: goodsOf(moved.parcel) })] : []),
      ...(code === undefined ? [] : [t('parcel')]),
    ],
    ...(code !== undefined && { code }),
    button: t('see'),
    notes: [t('footer', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}

/** What a parcel carries, and who carries it. The seller's link stands on the purchase's page, not in the mail. */
function goodsOf({ lines, carrier }: Parcel): string {
  const goods = lines
    .slice(0, NAMED_MOST)
    .map(({ name, units }) => `${units} × ${plainLine(name)}`)
    .join(', ');
  const by = carrier === null ? '' : plainLine(carrier);
  return by === '' ? goods : `${goods} (${by})`;
}

/** A courier's number as a mail may show it: letters and digits alone. */
function numberOf({ trackingNumber: number }: OrderMoved): string | undefined {
  return typeof number === 'string' && /^[A-Za-z0-9]{4,40}$/.test(number) ? number : undefined;
}

function effectOf({ stage, isCollected, isRefunded, isByTransfer, isUncharged }: OrderMoved) {
  if (stage === 'to_deliver' && isCollected) return 'to_collect';
  if (isUncharged && stage === 'canceled_by_customer') return 'wished_uncharged';
  if (isUncharged && stage === 'canceled_by_supplier') return 'uncharged';
  if (!isRefunded) return stage;
  if (stage === 'canceled_by_customer') return isByTransfer ? 'wished_transfer' : 'wished_refunded';
  if (stage !== 'canceled_by_supplier') return stage;
  return isByTransfer ? 'transfer' : 'refunded';
}
