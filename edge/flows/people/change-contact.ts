import type { ProofView } from '../../../shared/contracts/registration.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { NewContact, Profile } from '../../../shared/contracts/profiles.ts';
import { PIN_VALIDITY_MS } from '../../../shared/kernel/constants/timers.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { resendWait } from '../../../shared/rules/pin-wait.ts';
import type { Identity, RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import {
  claimTry,
  counted,
  countTries,
  findProof,
  findTaken,
  insertProof,
  PIN_LOCK_MS,
  pinJustSent,
  useProof,
  type ProofRow,
  waitUntil,
  whyTooMany,
  wrongPin,
} from '../../modules/accounts/index.ts';
import {
  assertNotJustSent,
  findContactChange,
  findContactLock,
  findLastPin,
  insertContactChange,
  readProfile,
  replaceContact,
  withdrawContactChanges,
} from '../../modules/profiles/index.ts';
import { assertSession, assertVerified, keyedHash, sameHash } from '../../session/index.ts';
import { announce, shown } from './begin-registration.ts';
import { sendingTries } from './sending.ts';
import { readContact, type Contact } from './contact.ts';
import { hourIsOver, issue, pinEnd, pinHash, pinHours } from './issue-pin.ts';
import { takeFactorIfAny } from './own-factor.ts';
import { verifyPassword } from './own-password.ts';
import { noticeOf } from './account-notice.ts';

/** As long as a locked change has to be remembered. */
const LIFE_MS = PIN_VALIDITY_MS + PIN_LOCK_MS;

/**
 * Begins a change of the caller's e-mail or phone: a PIN goes to the new contact, and the old one
 * stays until the new one is proved. An earlier change is withdrawn. It takes the password, and a
 * code where an authenticator app guards the account. Undo: none is needed, the change ends by
 * itself.
 */
export async function changeContact(
  scope: RequestScope,
  asked: NewContact,
): Promise<Result<ProofView, Failure>> {
  const { directory, env, ports, locale } = scope;
  const identity = await signedIn(scope);
  const read = readContact(asked, locale);
  if (!read.ok) return read;
  const { type, recipient, country } = read.value;
  const verified = await verifyPassword(scope, identity, asked.password);
  if (!verified.ok) return verified;

  const now = ports.clock.now();
  const refusal = await justSent(scope, identity, read.value);
  if (refusal) return fail(refusal);
  const tries = [
    ...(await sendingTries(scope, recipient)),
    await counted(env, 'contactOfAccount', identity.accountId),
  ];
  const [taken, counts] = await Promise.all([
    directory.first(findTaken({ username: recipient, email: recipient, phone: recipient })),
    directory.read(countTries(tries, now)),
  ]);
  const tooMany = whyTooMany(tries, counts, now);
  if (tooMany) return fail({ ...tooMany, instead: 'contact' });
  if (taken) return fail({ code: 'existing_user', field: type });
  const { accountId, username } = identity;
  const factor = await takeFactorIfAny(scope, accountId, asked.otp);
  if (!factor.ok) return factor;

  const id = newId('proof');
  const purpose = 'contact';
  const issued = await issue(scope, {
    proof: id,
    purpose,
    type,
    recipient,
    locale,
  });
  const written = await directory.write([
    assertVerified(verified.value),
    ...factor.value.statements,
    assertNotJustSent(accountId, { type, value: recipient }, now),
    ...withdrawContactChanges(accountId, now),
    insertProof(
      {
        id,
        purpose,
        // Counted by account, whichever contacts it tries.
        subject: await keyedHash(env, accountId),
        secrets: issued.secrets,
        messageId: issued.messageId,
        origin: {},
        lifeMs: LIFE_MS,
      },
      now,
    ),
    insertContactChange(id, accountId, { type, value: recipient, country }),
    issued.statement,
  ]);
  if (!written.ok) {
    const sent = await justSent(scope, identity, read.value);
    if (sent) return fail(sent);
    const locked = await directory.first(findContactLock(accountId, now));
    if (locked?.locked_until != null)
      return fail(waitUntil('pin_locked', locked.locked_until, now));
    return fail((await factor.value.refused()) ?? { code: 'wrong_credentials', field: 'password' });
  }
  announce(scope, issued);
  return ok({
    code: id,
    username,
    can_skip_pin: false,
    message: `pin_sent:${shown({ type, recipient })}`,
    type,
    expires_at: pinEnd(now),
  });
}

/** The wait for the next PIN, where the same contact was sent one a moment ago. */
async function justSent(
  { directory, ports }: RequestScope,
  { accountId }: Pick<Identity, 'accountId'>,
  { type, recipient }: Pick<Contact, 'type' | 'recipient'>,
): Promise<Failure | undefined> {
  const now = ports.clock.now();
  const last = await directory.first(findLastPin(accountId, { type, value: recipient }, now));
  const wait = resendWait(last?.pin_expires_at ?? null, now);
  return wait > 0 ? pinJustSent(wait) : undefined;
}

/**
 * Finishes a change of contact by its PIN: the account has the new contact, proved. The database
 * takes a try before the PIN is compared.
 */
export async function proveContact(
  scope: RequestScope,
  { code, pin }: { readonly code: string; readonly pin: string },
): Promise<Result<Profile, Failure>> {
  const { directory, env, ports } = scope;
  const identity = await signedIn(scope);
  const { accountId } = identity;
  const change = await directory.first(findContactChange(code, accountId));
  if (!change) return fail({ code: 'invalid_pin', field: 'pin' });

  const now = ports.clock.now();
  const claimed = await claim(scope, { code, pin, subject: await keyedHash(env, accountId), now });
  if (!claimed.ok) return claimed;
  const notice = await noticeOf(scope, accountId, `${change.type}_changed`);
  const written = await directory.write([
    assertSession(identity),
    ...useProof(claimed.value, now),
    ...replaceContact(accountId, change, now),
    ...notice.statements,
  ]);
  if (!written.ok) {
    return fail(
      written.refusal.kind === 'unique'
        ? { code: 'existing_user', field: change.type }
        : { code: 'invalid_pin', field: 'pin' },
    );
  }
  scope.later(notice.announce());
  return readProfile(scope, accountId);
}

interface Guess {
  readonly code: string;
  readonly pin: string;
  readonly subject: string;
  readonly now: number;
}

async function claim(
  scope: RequestScope,
  { code, pin, subject, now }: Guess,
): Promise<Result<ProofRow, Failure>> {
  const { directory, env } = scope;
  const [countHour, take] = claimTry(code, await pinHours(env, { id: code, subject }), now);
  const [, [row], hash] = await Promise.all([
    directory.read(countHour),
    directory.read(take),
    pinHash(env, code, pin),
  ]);
  const isRight = row !== undefined && sameHash(row.pin_hash ?? '', hash);
  if (isRight) return ok(row);
  const proof = row ?? (await directory.first(findProof(code)));
  const lockedUntil = proof?.locked_until ?? 0;
  if (lockedUntil > now) return fail(waitUntil('pin_locked', lockedUntil, now));
  const isLive = proof?.pin_hash != null && (proof.pin_expires_at ?? 0) > now;
  if (row) return fail(wrongPin(row));
  return fail(isLive ? await hourIsOver(scope, proof, now) : { code: 'invalid_pin', field: 'pin' });
}
