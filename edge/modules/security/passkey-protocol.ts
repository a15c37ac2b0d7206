import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type * as passkeys from '../../../shared/contracts/passkeys.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { CHALLENGE_MS, newChallenge, readChallenge, type ChallengeUse } from './challenge.ts';
import type { PasskeyRow } from './passkey-statements.ts';

type NewCredential = z.output<typeof passkeys.newCredential>;
type UsedCredential = z.output<typeof passkeys.usedCredential>;
type Asking = Pick<RequestScope, 'env' | 'ports' | 'visitor' | 'tenant'>;

/** The account that a passkey is made for. */
export interface Holder {
  readonly accountId: string;
  readonly username: string;
  readonly fullName: string;
}

/** A challenge that was answered, and the time until which a second answer must be refused. */
interface Answered {
  readonly challenge: string;
  readonly challengeEndsAt: number;
}

/**
 * The options with which a browser makes a passkey for this host. The browser finds such a passkey
 * by itself at sign-in, and asks its person for a finger, a face or a PIN.
 * @param held the account's passkeys of this host; a device makes no second one
 */
export async function creationOptions(scope: Asking, holder: Holder, held: readonly PasskeyRow[]) {
  const challenge = await challengeFor(scope, 'register', holder.accountId);
  return generateRegistrationOptions({
    rpName: scope.visitor.host,
    rpID: scope.visitor.host,
    userID: new Uint8Array(Buffer.from(holder.accountId)),
    userName: holder.username,
    userDisplayName: holder.fullName,
    challenge,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: held
      .filter(({ rp_id: host }) => host === scope.visitor.host)
      .map(({ credential_id: id, transports }) => ({
        id,
        transports: JSON.parse(transports) as string[],
      })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * The options with which a browser signs in by any passkey of this host that its person chooses.
 */
export async function requestOptions(scope: Asking) {
  return generateAuthenticationOptions({
    rpID: scope.visitor.host,
    challenge: await challengeFor(scope, 'sign_in', null),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
}

/** A valid new passkey, and the challenge that it answered. */
export interface MadePasskey extends Answered {
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Checks a new passkey; undefined where any part is not as this host asked for it. */
export async function readNewPasskey(
  scope: Asking,
  accountId: string,
  credential: NewCredential,
): Promise<MadePasskey | undefined> {
  const ends = endOf(scope, { purpose: 'register', host: scope.visitor.host, accountId });
  const verified = await orNothing(
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge: ends.accept,
      expectedOrigin: scope.tenant.origin,
      expectedRPID: scope.visitor.host,
      requireUserVerification: true,
    }),
  );
  const answered = ends.answered();
  if (!verified?.verified || !answered) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    ...answered,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports ?? [],
  };
}

/** A passkey with a valid signature, and its own count of signatures. */
export interface UsedPasskey extends Answered {
  readonly counter: number;
}

/**
 * Checks a passkey's signature; undefined where it is wrong, of another host, or its count is not
 * above the last one, as after a copy.
 */
export async function readUsedPasskey(
  scope: Asking,
  row: PasskeyRow,
  credential: UsedCredential,
): Promise<UsedPasskey | undefined> {
  const { userHandle, ...response } = credential.response;
  // The passkey itself names its account; another account means that the two were mixed up.
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== row.account_id) {
    return undefined;
  }
  const ends = endOf(scope, { purpose: 'sign_in', host: scope.visitor.host, accountId: null });
  const verified = await orNothing(
    verifyAuthenticationResponse({
      response: { ...credential, response },
      expectedChallenge: ends.accept,
      expectedOrigin: scope.tenant.origin,
      expectedRPID: scope.visitor.host,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
      requireUserVerification: true,
    }),
  );
  const answered = ends.answered();
  if (!verified?.verified || !answered) return undefined;
  return { ...answered, counter: verified.authenticationInfo.newCounter };
}

/**
 * The library turns the challenge's bytes into text for the browser, so the bytes are given to it.
 */
async function challengeFor(
  { env, ports, visitor }: Asking,
  purpose: ChallengeUse['purpose'],
  accountId: string | null,
) {
  const use = { purpose, host: visitor.host, accountId };
  const challenge = await newChallenge(env, use, ports.clock.now());
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/**
 * Makes a check for the library, which passes the challenge in, and remembers the challenge's end.
 */
function endOf({ env, ports }: Asking, use: ChallengeUse) {
  let answered: Answered | undefined;
  return {
    accept: async (challenge: string) => {
      const challengeEndsAt = await readChallenge(env, use, challenge, ports.clock.now());
      answered = challengeEndsAt === undefined ? undefined : { challenge, challengeEndsAt };
      return answered !== undefined;
    },
    answered: () => answered,
  };
}

/** The library throws for any invalid answer of a browser, which is an expected failure. */
async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
