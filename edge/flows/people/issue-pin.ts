import type { Failure } from '../../../shared/contracts/errors.ts';
import { PIN_VALIDITY_MS } from '../../../shared/kernel/constants/timers.ts';
import { orThrow } from '../../../shared/kernel/result.ts';
import { localeTag, type Locale, type Region } from '../../../shared/kernel/locale.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  counted,
  type Counted,
  findTries,
  PROOF_LIFE_MS,
  waitUntil,
  whyTooMany,
  type ProofPurpose,
  type ProofRow,
  type Secrets,
} from '../../modules/accounts/index.ts';
import { pinMail, pinSms, stopPath } from '../../modules/mail/index.ts';
import { keyedHash, newPin, newToken, tokenHash } from '../../session/index.ts';
import { activationLink, readActivationUrl } from './activation-address.ts';
import { letterhead } from '../letterhead.ts';
import { storeMessage } from '../store-message.ts';
import { pinMessage, resetMessage } from './topics.ts';

/** The contact that a PIN goes to, and the proof that the PIN is for. */
export interface Addressee {
  readonly proof: string;
  readonly purpose: ProofPurpose;
  readonly type: 'phone' | 'email';
  /** Mail address, or number in E.164. */
  readonly recipient: string;
  readonly locale: Locale;
  /** The region of its Spanish; the caller's where none is named. */
  readonly region?: Region | null;
  /** The page that the mail's link leads to; by default the one of the host that was called. */
  readonly activationUrl?: string | undefined;
}

/** A PIN that was made: its hashes, and the statement that sends its message. */
export interface Issued {
  readonly secrets: Secrets;
  readonly messageId: string;
  readonly statement: Statement;
}

/**
 * The hash of a PIN. It is bound to one proof, and cannot be guessed without the platform's key.
 */
export function pinHash(env: RequestScope['env'], proof: string, pin: string): Promise<string> {
  return keyedHash(env, `pin\n${proof}\n${pin}`);
}

/**
 * Makes a PIN, for a mail a link as well, and the message that carries them; nothing is sent yet.
 */
export async function issue(scope: RequestScope, to: Addressee): Promise<Issued> {
  const { env, tenant, ports } = scope;
  const pin = newPin();
  const key = to.type === 'email' && to.purpose !== 'contact' ? newToken() : null;
  const isProven = to.purpose === 'reset';
  const [head, hash, linkHash, stop] = await Promise.all([
    letterhead(scope),
    pinHash(env, to.proof, pin),
    key === null ? null : tokenHash(key),
    to.type === 'phone' || isProven ? null : stopPath(env, tenant.storeId, to.recipient),
  ]);
  const message = {
    ...head,
    purpose: to.purpose,
    locale: to.locale,
    tag: localeTag(to.locale, head.country, to.region ?? scope.region),
    pin,
    link: key === null ? null : linkOf(scope, to, key),
    stop: stop === null ? null : tenant.origin + tenant.base + stop,
  };
  const now = ports.clock.now();
  const lifeMs =
    key === null || to.purpose === 'contact' ? PIN_VALIDITY_MS : PROOF_LIFE_MS[to.purpose];
  const { id, statement } = storeMessage(scope, isProven ? resetMessage : pinMessage, {
    storeName: message.storeName,
    locale: to.locale,
    recipient: to.recipient,
    words:
      to.type === 'phone' ? pinSms(message, new URL(tenant.origin).hostname) : pinMail(message),
    expiresAt: now + lifeMs,
  });
  return { secrets: { pinHash: hash, linkHash }, messageId: id, statement };
}

function linkOf(scope: RequestScope, { activationUrl }: Addressee, key: string): string {
  const page = orThrow(readActivationUrl(scope, activationUrl));
  return activationLink(page, key);
}

/** The end of a PIN that is sent now, as answers write it. */
export function pinEnd(now: number): string {
  return new Date(now + PIN_VALIDITY_MS).toISOString();
}

/**
 * The counts of an hour's wrong PINs: the proof's subject (an account, or the contact
 * of a registration), over all its proofs; and the proof itself, over all contacts that it was sent
 * to.
 */
export async function pinHours(
  env: RequestScope['env'],
  { id, subject }: { readonly id: string; readonly subject: string },
): Promise<Counted[]> {
  return Promise.all([counted(env, 'pinBySubject', subject), counted(env, 'pinBySubject', id)]);
}

/** The lock of a proof that took too many wrong PINs; the link of its mail still works. */
export function pinLock(
  proof: Pick<ProofRow, 'locked_until' | 'link_expires_at'>,
  now: number,
): Failure | undefined {
  const until = proof.locked_until ?? 0;
  if (until <= now) return undefined;
  const instead = (proof.link_expires_at ?? 0) > now ? ('link' as const) : undefined;
  return { ...waitUntil('pin_locked', until, now), instead };
}

/** Why a live PIN got no try: the hour's are used up. The link of a mail still works. */
export async function hourIsOver(
  { env, directory }: Pick<RequestScope, 'env' | 'directory'>,
  proof: Pick<ProofRow, 'id' | 'subject' | 'link_expires_at'>,
  now: number,
): Promise<Failure> {
  const hours = await pinHours(env, proof);
  const wait = whyTooMany(hours, await directory.read(findTries(hours)), now);
  const instead = (proof.link_expires_at ?? 0) > now ? ('link' as const) : undefined;
  return wait ? { ...wait, instead } : { code: 'invalid_pin', field: 'pin' };
}
