import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import {
  findProof,
  findTaken,
  insertProof,
  insertRegistration,
  newUsername,
  PROOF_LIFE_MS,
  readNewPhone,
  renewProof,
} from '../../modules/accounts/index.ts';
import type { ComposePorts } from '../../outbox/index.ts';
import { keyedHash, newPin, newToken, tokenHash } from '../../session/index.ts';
import { pinHash } from './issue-pin.ts';
import type { OrderOrigin } from './order-to-account.ts';

/** What an order gives the account that its buyer asked for. */
export interface OrderOfAccount {
  /** Code that the proof gets. */
  readonly proof: string;
  readonly checkout: string;
  /** Name of the cell that has the order. */
  readonly cell: string;
  readonly storeId: string;
  /** Address of the store, without a slash at its end. */
  readonly store: string;
  readonly contact: Contact;
  readonly address: Address | null;
  readonly attribution: { readonly [key in 'referral' | 'campaign' | 'click_id']?: string };
  readonly locale: Locale;
}

/** How the account of an order was begun. */
export type BegunAccount =
  /** The PIN and the link that make the account. */
  | { readonly kind: 'begun'; readonly pin: string; readonly link: string }
  /** The e-mail has an account: the link leads to its sign-in. */
  | { readonly kind: 'known'; readonly link: string }
  /** The proof was used, or its time is over. */
  | { readonly kind: 'over' };

/**
 * Begins the account of an order: the registration waits for its PIN or link, and has no password yet. Where
 * the e-mail has an account, a proof that no PIN opens stands in its place, so that the page of the
 * PIN answers alike. Another try gives the same proof a new PIN, and so there is one account however
 * often the message is tried.
 */
export async function beginAccountOf(
  order: OrderOfAccount,
  { directory, env, clock }: ComposePorts,
): Promise<BegunAccount> {
  const now = clock.now();
  const email = order.contact.email.toLowerCase();
  const [before, taken] = await Promise.all([
    directory.first(findProof(order.proof)),
    directory.first(findTaken({ username: email, email, phone: null })),
  ]);
  if (before && (before.used_at !== null || before.expires_at <= now)) return { kind: 'over' };
  const isKnown = taken?.field === 'email';
  const [pin, key] = [newPin(), newToken()];
  const secrets = {
    pinHash: await pinHash(env, order.proof, pin),
    linkHash: isKnown ? null : await tokenHash(key),
  };
  const kept = {
    id: order.proof,
    subject: await keyedHash(env, email),
    secrets,
    messageId: null,
  };
  const phone = readNewPhone(order.contact.phone, order.contact.country);
  const username = taken?.field === 'username' ? newUsername() : email;
  const written = await directory.write(
    before
      ? renewProof(kept, now)
      : [
          insertProof(
            {
              ...kept,
              purpose: 'registration',
              origin: originOf(order),
              lifeMs: PROOF_LIFE_MS.registration,
            },
            now,
          ),
          insertRegistration({
            id: order.proof,
            accountId: newId('account'),
            storeId: order.storeId,
            type: 'email',
            username,
            fullName: order.contact.full_name,
            email,
            phone: phone?.e164 ?? null,
            country: phone?.country ?? null,
            // Its person chooses one with the PIN: whoever typed the e-mail may be somebody else.
            password: '',
            locale: order.locale,
            canSkipPin: false,
          }),
        ],
  );
  if (!written.ok)
    throw new Error(`the account of an order was not begun: ${written.refusal.kind}`);
  return isKnown
    ? { kind: 'known', link: `${order.store}/login?next=${encodeURIComponent(pathOf(order))}` }
    : { kind: 'begun', pin, link: `${order.store}/activate/${key}` };
}

function originOf(order: OrderOfAccount): OrderOrigin & Readonly<Record<string, unknown>> {
  const { referral, campaign, click_id } = order.attribution;
  const { checkout, cell, address } = order;
  return {
    store_id: order.storeId,
    alias_domain: new URL(order.store).hostname,
    redirect_uri: pathOf(order),
    referral,
    campaign,
    click_id,
    order: { checkout, cell, address },
  };
}

/** The page of the purchase. */
function pathOf({ store, checkout }: OrderOfAccount): string {
  const { pathname } = new URL(store);
  return `${pathname === '/' ? '' : pathname}/mis-compras/${checkout}`;
}
