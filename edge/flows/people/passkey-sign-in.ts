import type { z } from 'zod';
import type { SignInAnswer } from '../../../shared/contracts/sign-in.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type * as passkeys from '../../../shared/contracts/passkeys.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  findPasskey,
  readUsedPasskey,
  spendChallenge,
  noteUse,
} from '../../modules/security/index.ts';
import { signInAs } from './sign-in-as.ts';

type SignedIn = Extract<SignInAnswer, { state: 'signed_in' }>;

/**
 * Signs in by a passkey. It counts as both factors: the person has the device, and unlocks it by a
 * finger, a face or a PIN. Every fault gives the same answer.
 */
export async function signInByPasskey(
  scope: RequestScope,
  { credential, redirect_uri: next }: z.output<typeof passkeys.passkeySignIn.body>,
): Promise<Result<SignedIn, Failure>> {
  const { directory, visitor, ports } = scope;
  const row = await directory.first(findPasskey(credential.id, visitor.host));
  const used = row && (await readUsedPasskey(scope, row, credential));
  if (!used) return fail({ code: 'passkey_refused' });
  const done = [
    spendChallenge(used.challenge, used.challengeEndsAt),
    ...noteUse(row.id, used.counter, ports.clock.now()),
  ];
  const verified = { accountId: row.account_id, epoch: row.epoch };
  const signed = await signInAs(scope, { verified }, 'passkey', done, next);
  return signed ?? fail({ code: 'passkey_refused' });
}
