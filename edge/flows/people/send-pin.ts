import type { ProofView } from '../../../shared/contracts/registration.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { resendWait } from '../../../shared/rules/pin-wait.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  countTries,
  findProof,
  findRegistration,
  findResetAccount,
  findTaken,
  PIN_LOCK_MS,
  pinJustSent,
  renewProof,
  SENDS_MAX,
  updateRegistrationContact,
  type AccountRow,
  type ProofRow,
  lastMessageOf,
  type RegistrationRow,
  waitUntil,
  whyTooMany,
} from '../../modules/accounts/index.ts';
import { findMessageState, type MessageState } from '../../outbox/index.ts';
import { keyedHash } from '../../session/index.ts';
import { readActivationUrl } from './activation-address.ts';
import { announce, shown } from './begin-registration.ts';
import { sendingTries } from './sending.ts';
import { readContact, type AskedContact, type Contact } from './contact.ts';
import { issue, pinEnd, pinLock } from './issue-pin.ts';
import { contactOfAccount, type ResetOrigin } from './reset-password.ts';

type Asked = Partial<AskedContact> & { readonly code: string };

/** The contact and proof of a PIN that is sent again. */
interface Target {
  readonly contact: Pick<Contact, 'type' | 'recipient'>;
  readonly username: string;
  /** The contact that the answer repeats instead of the real one. */
  readonly told?: ResetOrigin['told'];
  readonly statements: readonly Statement[];
  /** True where the contact has an account by now, which no answer may tell: nothing is sent. */
  readonly isSilent?: boolean;
}

/**
 * Sends a proof's PIN anew; for a registration, to another contact where one is given. Wrong tries
 * stay counted, and the former PIN stops working.
 */
export async function sendPin(
  scope: RequestScope,
  asked: Asked,
): Promise<Result<ProofView, Failure>> {
  const { directory, ports, env, tenant } = scope;
  const now = ports.clock.now();
  const [proof, registration, account, state] = await Promise.all([
    directory.first(findProof(asked.code)),
    directory.first(findRegistration(asked.code, tenant.storeId)),
    directory.first(findResetAccount(asked.code)),
    directory.first(findMessageState(lastMessageOf(asked.code))),
  ]);
  const refusal = refusalOf(proof, now);
  if (!proof || refusal) return fail(refusal ?? { code: 'user_does_not_exist' });

  const found = await targetOf(scope, asked, proof, registration, account);
  if (!found.ok) return found;
  const target = found.value;
  // A reset stays the account's, whichever of its contacts it goes to: its tries count together.
  const isReset = proof.purpose === 'reset';
  const subject = isReset ? proof.subject : await keyedHash(env, target.contact.recipient);
  if (subject === proof.subject) {
    const refused = justSent(proof, now) ?? undeliveredMail(target.contact.type, state);
    if (refused) return fail(refused);
  }

  const tries = await sendingTries(scope, target.contact.recipient);
  const tooMany = whyTooMany(tries, await directory.read(countTries(tries, now)), now);
  if (tooMany) return fail({ ...tooMany, instead: 'contact' });

  const { contact } = target;
  const { purpose } = proof;
  const issued = await issue(scope, {
    proof: proof.id,
    purpose,
    ...contact,
    locale: scope.locale,
    activationUrl: keptActivationUrl(scope, proof),
  });
  const written = await directory.write([
    ...renewProof(
      {
        id: proof.id,
        subject,
        secrets: issued.secrets,
        messageId: issued.messageId,
      },
      now,
    ),
    ...target.statements,
    // The message of a decoy is not sent, and the answer does not tell.
    ...((account || registration) && !target.isSilent ? [issued.statement] : []),
  ]);
  if (!written.ok) {
    const later = await directory.first(findProof(asked.code));
    return fail(
      refusalOf(later, now) ??
        (later && justSent(later, now)) ??
        waitUntil('pin_locked', now + PIN_LOCK_MS, now),
    );
  }
  announce(scope, issued);
  return ok({
    code: proof.id,
    username: target.username,
    can_skip_pin: registration?.can_skip_pin === 1,
    message: `pin_sent:${target.told?.contact ?? shown(contact)}`,
    type: target.told?.type ?? contact.type,
    expires_at: pinEnd(now),
  });
}

/**
 * The page that a registration asked its mail to lead to. A store can lose a domain between two
 * mails: the link leads to the host that is called then.
 */
function keptActivationUrl(scope: RequestScope, proof: ProofRow): string | undefined {
  const { activation_url } = JSON.parse(proof.origin) as { activation_url?: string };
  const page = readActivationUrl(scope, activation_url);
  return page.ok ? page.value : undefined;
}

function refusalOf(proof: ProofRow | undefined, now: number): Failure | undefined {
  if (!proof || proof.expires_at <= now) return { code: 'user_does_not_exist' };
  if (proof.used_at !== null) return { code: 'user_already_active' };
  const lock = pinLock(proof, now);
  if (lock) return lock;
  if (proof.sent < SENDS_MAX) return undefined;
  return { ...waitUntil('too_many_requests', proof.expires_at, now), instead: 'restart' };
}

/** The wait for the next PIN, where the last one was sent a moment ago. */
function justSent({ pin_expires_at: end }: ProofRow, now: number): Failure | undefined {
  const wait = resendWait(end, now);
  return wait > 0 ? pinJustSent(wait) : undefined;
}

/** Why the last mail was not delivered: another one to the same address would fail too. */
function undeliveredMail(type: string, state: MessageState | undefined): Failure | undefined {
  if (type !== 'email' || !state || state.delivered_at !== null || !state.last_error)
    return undefined;
  if (state.dead_at !== null) return { code: 'email_client_failure', field: 'email' };
  return { code: 'email_server_failure' };
}

async function targetOf(
  scope: RequestScope,
  asked: Asked,
  proof: ProofRow,
  registration: RegistrationRow | undefined,
  account: AccountRow | undefined,
): Promise<Result<Target, Failure>> {
  if (registration) {
    const isSilent = 'order' in JSON.parse(proof.origin);
    return registrationTarget(scope, asked, { ...registration, isSilent });
  }
  if (proof.purpose !== 'reset') return fail({ code: 'user_does_not_exist' });
  const origin = JSON.parse(proof.origin) as ResetOrigin;
  const { type, recipient = '' } = origin;
  const contact = account ? contactOfAccount(account, type) : { type, recipient };
  if (!contact) return fail({ code: 'user_does_not_exist' });
  return ok({ contact, username: '', statements: [], told: origin.told });
}

async function registrationTarget(
  { directory, locale }: RequestScope,
  asked: Asked,
  row: RegistrationRow & { readonly isSilent: boolean },
): Promise<Result<Target, Failure>> {
  const type = asked.type ?? row.type;
  const read = readContact(
    {
      type,
      phone: asked.phone ?? row.phone ?? undefined,
      email: asked.email ?? row.email ?? undefined,
      country: asked.country ?? row.country ?? undefined,
    },
    locale,
  );
  if (!read.ok) return read;
  const contact = read.value;
  // A username that was chosen stays; one that was the contact changes with it.
  const chosen = /[a-z]/i.test(row.username) && !row.username.includes('@');
  const username = chosen ? row.username : contact.username;
  const taken = await directory.first(
    findTaken({ username, email: contact.email, phone: contact.phone }),
  );
  if (taken && row.isSilent && contact.email === row.email) {
    return ok({ contact, username, statements: [], isSilent: true });
  }
  if (taken) return fail({ code: 'existing_user', field: taken.field });
  return ok({
    contact,
    username,
    statements: [updateRegistrationContact(row.id, { ...contact, username })],
  });
}
