import type { Authorize, ProofView } from '../../../shared/contracts/registration.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  counted,
  countTries,
  findOpeningClaim,
  findProof,
  findSignUpStore,
  findTaken,
  hiddenContact,
  insertProof,
  insertRegistration,
  newUsername,
  PROOF_LIFE_MS,
  type ProofRow,
  whyTooMany,
} from '../../modules/accounts/index.ts';
import { keyedHash } from '../../session/index.ts';
import { belongingOf, hostOf, originOf } from './registration-origin.ts';
import { readContact, type Contact } from './contact.ts';
import { sendingTries } from './sending.ts';
import { issue, pinEnd, type Issued } from './issue-pin.ts';

type Asked = Authorize & {
  readonly contact: Contact;
  readonly password: string;
  full_name: string;
};

/**
 * Begins a registration: stores its fields, and sends the PIN. No PIN is needed where the store's
 * own record says so, unless another account has claimed the contact. No account exists before the
 * proof.
 */
export async function beginRegistration(
  scope: RequestScope,
  body: Authorize,
): Promise<Result<ProofView, Failure>> {
  if (body.response_type === 'sms_registration' && !body.full_name) return holdOrigin(scope, body);
  const read = readForm(scope, body);
  if (!read.ok) return read;
  const asked = read.value;
  const { contact } = asked;

  const checked = await check(scope, asked);
  if (!checked.ok) return checked;
  const { canSkipPin, origin } = checked.value;
  const id = newId('proof');
  // An unproved contact must stay free for its owner, as a username too.
  const username = body.username ?? (canSkipPin ? newUsername() : contact.username);
  const [password, issued] = await Promise.all([
    scope.ports.passwords.hash(asked.password),
    canSkipPin ? null : issueTo(scope, id, asked),
  ]);
  const now = scope.ports.clock.now();
  const written = await scope.directory.write([
    insertProof(
      {
        id,
        purpose: 'registration',
        subject: await keyedHash(scope.env, contact.recipient),
        secrets: issued?.secrets ?? null,
        messageId: issued?.messageId ?? null,
        origin,
        lifeMs: PROOF_LIFE_MS.registration,
      },
      now,
    ),
    insertRegistration({
      ...contact,
      id,
      accountId: newId('account'),
      storeId: scope.tenant.storeId,
      username,
      fullName: asked.full_name,
      password,
      locale: scope.locale,
      canSkipPin,
    }),
    ...(issued ? [issued.statement] : []),
  ]);
  if (!written.ok) return fail({ code: 'internal_error' });
  if (issued) announce(scope, issued);
  return ok({
    code: id,
    username,
    can_skip_pin: canSkipPin,
    message: `${issued ? 'pin_sent' : 'pin_skipped'}:${shown(contact)}`,
    type: contact.type,
    expires_at: issued ? pinEnd(now) : null,
  });
}

/** Tells the queue of a message; the cron sends it where this fails. */
export function announce(scope: RequestScope, { messageId }: Pick<Issued, 'messageId'>): void {
  scope.later(announceOutbox({ env: scope.env, cell: scope.directory }, [messageId]));
}

/** The caller typed the contact and knows it, so an answer repeats only its end. */
export function shown({ type, recipient }: Pick<Contact, 'type' | 'recipient'>): string {
  return hiddenContact({ kind: type, value: recipient });
}

/**
 * The proof that a registration by text message goes on from. It holds the registration's origin,
 * and no personal data yet.
 */
async function holdOrigin(
  scope: RequestScope,
  body: Authorize,
): Promise<Result<ProofView, Failure>> {
  const id = newId('proof');
  const now = scope.ports.clock.now();
  const tries = [await counted(scope.env, 'registerByAddress', await scope.visitor.addressKey())];
  const [counts, store] = await Promise.all([
    scope.directory.read(countTries(tries, now)),
    scope.directory.first(findSignUpStore(scope.tenant.storeId, body)),
  ]);
  const tooMany = whyTooMany(tries, counts, now);
  if (tooMany) return fail({ ...tooMany, instead: 'account' });
  const belonging = belongingOf(scope, body, store);
  if (!belonging.ok) return belonging;
  const origin = await originOf(scope, body, belonging.value);
  if (!origin.ok) return origin;
  await scope.directory.write([
    insertProof(
      {
        id,
        purpose: 'registration',
        subject: '',
        secrets: null,
        messageId: null,
        origin: origin.value,
        lifeMs: PROOF_LIFE_MS.registration,
      },
      now,
    ),
  ]);
  return ok({
    code: id,
    username: '',
    can_skip_pin: false,
    message: 'registration_begun:',
    type: 'phone',
    expires_at: null,
  });
}

function readForm(scope: RequestScope, body: Authorize): Result<Asked, Failure> {
  const contact = readContact(body, scope.locale);
  if (!body.full_name) return fail({ code: 'invalid_request', field: 'full_name' });
  if (!contact.ok) return contact;
  if (!body.password) return fail({ code: 'invalid_request', field: 'password' });
  if (body.terms !== true) return fail({ code: 'invalid_request', field: 'terms' });
  const { full_name, password } = body;
  return ok({ ...body, full_name, password, contact: contact.value });
}

/**
 * Reads the limits, the taken contacts, and the records of the store and of an earlier step: one
 * round trip.
 */
async function check(
  scope: RequestScope,
  asked: Asked,
): Promise<Result<{ canSkipPin: boolean; origin: object }, Failure>> {
  const { env, directory, tenant, ports } = scope;
  const { contact } = asked;
  const now = ports.clock.now();
  const tries = [
    await counted(env, 'registerByAddress', await scope.visitor.addressKey()),
    ...(await sendingTries(scope, contact.recipient)),
  ];
  const [counts, taken, claimed, store, before] = await Promise.all([
    directory.read(countTries(tries, now)),
    directory.first(
      findTaken({
        username: asked.username ?? contact.username,
        email: contact.email,
        phone: contact.phone,
      }),
    ),
    directory.first(findOpeningClaim(contact.type, contact.recipient)),
    directory.first(findSignUpStore(tenant.storeId, asked)),
    asked.code === undefined ? undefined : directory.first(findProof(asked.code)),
  ]);
  const tooMany = whyTooMany(tries, counts, now);
  if (tooMany) return fail({ ...tooMany, instead: 'account' });
  const belonging = belongingOf(scope, asked, store);
  if (!belonging.ok) return belonging;
  if (taken) return fail({ code: 'existing_user', field: taken.field });
  const held = heldFor(tenant.storeId, before, now);
  const origin = await originOf(scope, { ...held, ...asked }, belonging.value);
  if (!origin.ok) return origin;
  return ok({
    canSkipPin: store?.can_skip_pin === 1 && claimed === undefined,
    origin: { alias_domain: hostOf(tenant), ...held, ...origin.value },
  });
}

/**
 * The origin of an earlier step of this store's registration; a proof of another store is not
 * accepted.
 */
function heldFor(storeId: string, before: ProofRow | undefined, now: number): object {
  if (before?.purpose !== 'registration') return {};
  if (before.used_at !== null || before.expires_at <= now) return {};
  const held = JSON.parse(before.origin) as { store_id?: string };
  return held.store_id === storeId ? held : {};
}

function issueTo(scope: RequestScope, id: string, asked: Asked): Promise<Issued> {
  return issue(scope, {
    proof: id,
    purpose: 'registration',
    type: asked.contact.type,
    recipient: asked.contact.recipient,
    locale: scope.locale,
    activationUrl: asked.activation_url,
  });
}
