import type { ProofView } from '../../../shared/contracts/registration.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../work/scope.ts';
import {
  areTooMany,
  counted,
  countTries,
  findByIdentifier,
  hiddenContact,
  insertProof,
  insertReset,
  phoneCountryOf,
  PROOF_LIFE_MS,
  readIdentifier,
  type AccountRow,
} from '../../modules/accounts/index.ts';
import { keyedHash } from '../../session/index.ts';
import { announce } from './begin-registration.ts';
import { contactTries, sendingTries } from './sending.ts';
import type { Contact } from './contact.ts';
import { issue, pinEnd } from './issue-pin.ts';

/** What a reset's proof goes on from. */
export interface ResetOrigin {
  readonly type: Contact['type'];
  /** Only where nobody has such an account. */
  readonly recipient?: string;
  /** What its answers tell: what was typed, never what the account has, which would tell that there is one. */
  readonly told: { readonly type: Contact['type']; readonly contact: string };
}

/** How an account is reached: as it was asked for where it can be, else how it can; undefined where nothing is proved. */
export function contactOfAccount(
  { email, phone }: Pick<AccountRow, 'email' | 'phone'>,
  asked: 'phone' | 'email',
): Pick<Contact, 'type' | 'recipient'> | undefined {
  if (phone !== null && (asked === 'phone' || email === null)) {
    return { type: 'phone', recipient: phone };
  }
  return email === null ? undefined : { type: 'email', recipient: email };
}

/**
 * Sends a PIN for a new password. Whether there is such an account cannot be told by the answer: who
 * has none gets a proof all the same, which no PIN opens, and no message goes out.
 */
export async function resetPassword(
  scope: RequestScope,
  body: { readonly username: string; readonly country?: string | undefined },
): Promise<Result<ProofView, Failure>> {
  const { env, directory, visitor, ports } = scope;
  const now = ports.clock.now();
  const identifier = readIdentifier(body.username, phoneCountryOf(body.country, scope.locale));
  const tries = [
    await counted(env, 'resetByAddress', await visitor.addressKey()),
    ...(await sendingTries(scope, identifier.value)),
  ];
  const [counts, found] = await Promise.all([
    directory.read(countTries(tries, now)),
    directory.first(findByIdentifier(identifier)),
  ]);
  if (areTooMany(tries, counts)) return fail({ code: 'too_many_requests' });
  const asked = identifier.kind === 'phone' ? 'phone' : 'email';
  const decoy = { type: asked, recipient: identifier.value } as const;
  const told = {
    type: asked,
    contact: identifier.kind === 'username' ? '' : hiddenContact(identifier),
  } as const;
  const reached = found && contactOfAccount(found, asked);
  const account = reached && found;
  const contact = reached ?? decoy;
  const isWritten = account !== undefined && (await mayBeWritten(scope, contact, identifier, now));
  const id = newId('proof');
  const issued = await issue(scope, {
    proof: id,
    purpose: 'reset',
    ...contact,
    locale: account?.locale ?? scope.locale,
  });
  await directory.write([
    insertProof(
      {
        id,
        purpose: 'reset',
        subject: await keyedHash(env, account?.id ?? identifier.value),
        secrets: issued.secrets,
        messageId: isWritten ? issued.messageId : null,
        origin: { ...(account ? { type: contact.type } : decoy), told } satisfies ResetOrigin,
        lifeMs: PROOF_LIFE_MS.reset,
      },
      now,
    ),
    ...(account ? [insertReset(id, account)] : []),
    ...(isWritten ? [issued.statement] : []),
  ]);
  if (isWritten) announce(scope, issued);
  return ok({
    code: id,
    username: body.username,
    can_skip_pin: false,
    message: `pin_sent:${told.contact}`,
    type: asked,
    expires_at: pinEnd(now),
  });
}

/**
 * Counts what an account's own contact gets, where another name of the account was typed. A refusal would
 * tell that there is such an account: one message too many is kept back without a word.
 */
async function mayBeWritten(
  { env, directory }: RequestScope,
  { recipient }: Pick<Contact, 'recipient'>,
  asked: { readonly value: string },
  now: number,
): Promise<boolean> {
  if (recipient === asked.value) return true;
  const tries = await contactTries(env, recipient);
  return !areTooMany(tries, await directory.read(countTries(tries, now)));
}
