import type { ProofView } from '../../../shared/contracts/registration.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
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
  whyTooMany,
} from '../../modules/accounts/index.ts';
import { keyedHash } from '../../session/index.ts';
import { announce } from './begin-registration.ts';
import { contactTries, sendingTries } from './sending.ts';
import type { Contact } from './contact.ts';
import { issue, pinEnd } from './issue-pin.ts';

/** The origin that a reset's proof keeps. */
export interface ResetOrigin {
  readonly type: Contact['type'];
  /** Only where no such account exists. */
  readonly recipient?: string;
  /**
   * The contact that answers repeat. It is the typed one, never the account's, which would tell
   * that there is an account.
   */
  readonly told: { readonly type: Contact['type']; readonly contact: string };
}

/**
 * The contact that reaches an account: the asked kind where it is proved, else the other; undefined
 * where none is proved.
 */
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
 * Sends a PIN for a new password. The answer does not tell whether the account exists: without an
 * account a proof is made all the same, which no PIN opens, and no message is sent.
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
  const tooMany = whyTooMany(tries, counts, now);
  if (tooMany) return fail({ ...tooMany, instead: 'passkey' });
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
    region: account?.region ?? null,
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
 * Counts messages to the account's own contact, where another name of the account was typed. A
 * refusal would tell that the account exists, so one message too many is dropped silently.
 */
async function mayBeWritten(
  { env, directory }: RequestScope,
  { recipient }: Pick<Contact, 'recipient'>,
  asked: { readonly value: string },
  now: number,
): Promise<boolean> {
  if (recipient === asked.value) return true;
  const tries = await contactTries(env, recipient);
  return whyTooMany(tries, await directory.read(countTries(tries, now)), now) === undefined;
}
