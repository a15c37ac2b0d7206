import type { z } from 'zod';
import { cartPage as cartFragment } from '../../fragments/shop/cart/server.ts';
import type { PartnerTrialProps, TrialShown } from '../../fragments/shop/partner-trial/props.ts';
import { partnerTrial } from '../../fragments/shop/partner-trial/server.ts';
import {
  readHandover,
  readVisitorCart,
  type CartView,
  type HandoverTrial,
} from '../../shared/contracts/cart.ts';
import { readPurchaseOfOrder, type BoughtOrder } from '../../shared/contracts/orders.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import {
  EMBED_PARAMETER,
  HANDOFF_CODE,
  HANDOFF_PARAMETER,
  parseHandover,
} from '../../shared/rules/handover.ts';
import { cartForms } from '../forms/cart.ts';
import { definePage, type PageContext } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

/**
 * The cart as a page: the lines that a form without script has put in, or that an embed hands over,
 * in its link or by a code.
 * `again` names an order whose lines are offered once more.
 */
export const cartPage = definePage({
  name: 'cart',
  paths: ['/shopping-cart'],
  query: ['add', HANDOFF_PARAMETER, EMBED_PARAMETER, 'again', 'notice', 'done'],
  cached: false,
  forms: cartForms,
  async view(context) {
    const { env, read, query, idempotencyKey } = context;
    const [cart, order] = await Promise.all([read(readVisitorCart), againOf(context)]);
    const code = order ? undefined : codeOf(context);
    const add = order ? linesOf(order) : (query.get('add') ?? '');
    const { cart: handed, used, trial } = await offered(context, add, code);
    const handover = trial ? null : handed;
    const tried = trialOf(context, { trial, cart: handed, handoff: code ?? null });
    return {
      status: 200,
      head: privateHead(say(env)('cart'), '/shopping-cart'),
      main: wrapped(
        ...(tried ? [slot(partnerTrial, { props: { env, shown: tried, idempotencyKey } })] : []),
        slot(cartFragment, {
          class: 'primary',
          props: {
            env,
            variant: 'page' as const,
            cart: orThrow(cart),
            handover: handover && order ? named(handover, order) : handover,
            handoff: trial ? null : (code ?? null),
            again: handover !== null && order !== undefined,
            idempotencyKey,
            error: used ? messageFor({ code: 'handoff_used' }, env.tag) : noticeOf(context),
          },
        }),
      ),
    };
  },
});

/** The code in the address; undefined where it has none. */
function codeOf({ query }: PageContext): string | undefined {
  const code = query.get(HANDOFF_PARAMETER) ?? '';
  return HANDOFF_CODE.test(code) ? code : undefined;
}

/** The priced lines of an address; no cart where it names none. */
async function offered(
  { read, query }: PageContext,
  add: string,
  handoff: string | undefined,
): Promise<z.output<(typeof readHandover)['answer']>> {
  if (handoff === undefined && parseHandover(add).length === 0) {
    return { cart: null, used: false, trial: null };
  }
  const embed = query.get(EMBED_PARAMETER) ?? undefined;
  return orThrow(await read(readHandover, { params: { add, handoff, embed } }));
}

/** A partner's trial that the page shows: one that begins, or one that has just ended. */
function trialOf(
  { query }: PageContext,
  { trial, ...brought }: Pick<TrialShown, 'cart' | 'handoff'> & { trial: HandoverTrial | null },
): PartnerTrialProps['shown'] | undefined {
  if (query.get('done') === 'trial') return { kind: 'ended' };
  if (!trial) return undefined;
  return { kind: 'trial', trial, ...brought, embed: query.get(EMBED_PARAMETER) ?? '' };
}

/** The order that is to be bought again; none where the id is no order's of this store. */
async function againOf({ query, read }: PageContext): Promise<BoughtOrder | undefined> {
  const order = query.get('again') ?? '';
  if (!order.startsWith('or_')) return undefined;
  const found = await read(readPurchaseOfOrder, { params: { order } });
  return found.ok ? found.value.orders.find(({ id }) => id === order) : undefined;
}

function linesOf({ lines }: BoughtOrder): string {
  return lines.map(({ sku, amount }) => `${sku}.${amount}`).join(',');
}

/** Names what is not for sale here any more as the order does, whose reader has read it there. */
function named(handover: CartView, { lines }: BoughtOrder): CartView {
  const names = new Map(lines.map(({ sku, name }) => [sku, name]));
  const notices = handover.notices.map((one) => ({ ...one, name: names.get(one.sku) ?? one.name }));
  return { ...handover, notices };
}
