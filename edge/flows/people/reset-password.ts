import type { ProofView } from '../../../shared/contracts/registration.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../work/scope.ts';
import {
  counted,
  countTry,
  findByIdentifier,
  hiddenContact,
  insertProof,
  insertReset,
  isTooMany,
  phoneCountryOf,
  PROOF_LIFE_MS,
  readIdentifier,
  type AccountRow,
} from '../../modules/accounts/index.ts';
import { keyedHash } from '../../session/index.ts';
import { announce } from './begin-registration.ts';
import type { Contact } from './contact.ts';
import { issue, pinEnd } from './issue-pin.ts';

/** What a reset's proof goes on from; a recipient stands there where nobody has such an account. */
export interface ResetOrigin {
  readonly type: Contact['type'];
  readonly recipient?: string;
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
  const [byAddress, toContact] = await Promise.all([
    visitor.addressKey().then((key) => counted(env, 'resetByAddress', key)),
    counted(env, 'sendToContact', identifier.value),
  ]);
  const [addressCount, contactCount, found] = await Promise.all([
    directory.first(countTry(byAddress, now)),
    directory.first(countTry(toContact, now)),
    directory.first(findByIdentifier(identifier)),
  ]);
  if (isTooMany(byAddress, addressCount) || isTooMany(toContact, contactCount)) {
    return fail({ code: 'too_many_requests' });
  }
  const asked = identifier.kind === 'phone' ? 'phone' : 'email';
  const decoy = { type: asked, recipient: identifier.value } as const satisfies ResetOrigin;
  const reached = found && contactOfAccount(found, asked);
  const account = reached && found;
  const contact = reached ?? decoy;
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
        messageId: account ? issued.messageId : null,
        origin: account ? { type: contact.type } : decoy,
        lifeMs: PROOF_LIFE_MS.reset,
      },
      now,
    ),
    ...(account ? [insertReset(id, account), issued.statement] : []),
  ]);
  if (account) announce(scope, issued);
  return ok({
    code: id,
    username: body.username,
    can_skip_pin: false,
    // What was typed, never what the account has: that would tell that there is one.
    message: `pin_sent:${identifier.kind === 'username' ? '' : hiddenContact(identifier)}`,
    type: asked,
    expires_at: pinEnd(now),
  });
}
