import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import type { BuyerHead } from './buyer-head.ts';
import { writeLetter } from './letter.ts';
import { orderMovedWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** The stages of an order that its buyer is written to about. */
export const toldStages = [
  'confirm_order',
  'in_process',
  'to_deliver',
  'in_transit',
  'delivered',
  'canceled_by_supplier',
  'canceled_by_customer',
] as const;
export type ToldStage = (typeof toldStages)[number];

/** An order that was moved, mostly by its seller. */
export interface OrderMoved extends BuyerHead {
  readonly stage: ToldStage;
  /** Whether the buyer collects the goods. */
  readonly isCollected: boolean;
  /** Whether the buyer gets money back. */
  readonly isRefunded: boolean;
  /** Address of the purchase. */
  readonly link: string;
}

/** The mail that tells a buyer of the stage that an order has reached; never why it was cancelled. */
export function orderMovedMail(
  moved: OrderMoved,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { stage, locale, region, storeName, country, color, number, link } = moved;
  const t = speak(orderMovedWords, localeTag(locale, country, region));
  const name = plainName(moved.name);
  const title = t(`title.${stage}`, { number });
  const effect = t(`effect.${effectOf(moved)}`, { seller: plainLine(moved.seller) });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [name === '' ? effect : `${t('hello', { name })} ${effect}`],
    code: null,
    button: { label: t('see'), link },
    notes: [t('footer', { store: storeName })],
    stop: { label: t('stop', { store: storeName }), link: moved.stop },
  });
}

function effectOf({ stage, isCollected, isRefunded }: OrderMoved) {
  if (stage === 'to_deliver' && isCollected) return 'to_collect';
  if (!isRefunded) return stage;
  if (stage === 'canceled_by_customer') return 'wished_refunded';
  return stage === 'canceled_by_supplier' ? 'refunded' : stage;
}
