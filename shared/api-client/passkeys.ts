import type { SignInAnswer } from '../contracts/sign-in.ts';
import type { BodyOf } from '../contracts/contract.ts';
import {
  addPasskey,
  newPasskeyOptions,
  passkeySignIn,
  passkeySignInOptions,
  type PasskeyView,
} from '../contracts/passkeys.ts';
import { fail, type Result } from '../kernel/result.ts';
import { call, type Api, type ApiError } from './call.ts';

/** Why there is no passkey: the edge's refusal, or a failure on the person's own device. */
export type PasskeyError =
  | ApiError
  /** The person closed the browser's question, or let it pass; browsers do not tell which. */
  | { readonly code: 'cancelled'; readonly message: '' }
  /** The device already has a passkey for this account. */
  | { readonly code: 'passkey_exists'; readonly message: '' }
  /** The browser could not ask, for example on a page that is not secure. */
  | { readonly code: 'unavailable'; readonly message: '' };

type NewCredential = BodyOf<typeof addPasskey>['credential'];
type UsedCredential = BodyOf<typeof passkeySignIn>['credential'];

/** The browser's side; tests pass their own. */
export interface PasskeyPorts {
  readonly create: (options: PublicKeyCredentialCreationOptionsJSON) => Promise<NewCredential>;
  readonly get: (
    options: PublicKeyCredentialRequestOptionsJSON,
    asked: { readonly whileTyping: boolean; readonly signal: AbortSignal | undefined },
  ) => Promise<UsedCredential>;
}

/**
 * True when this browser can make and use passkeys, and reads and writes their JSON forms, as all
 * current ones do.
 */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** Whether the browser can offer passkeys in the list of a field, beside what it remembers for it. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());
}

/**
 * Has the browser make a passkey, and adds it to the account.
 * @param otp a code of the authenticator app, where one guards the account
 */
export async function makePasskey(
  api: Api,
  { name, otp }: { readonly name: string; readonly otp?: string | undefined },
  { create }: Pick<PasskeyPorts, 'create'> = inBrowser,
): Promise<Result<PasskeyView, PasskeyError>> {
  const options = await call(api, newPasskeyOptions, { body: { otp } });
  if (!options.ok) return options;
  try {
    const credential = await create(
      options.value as object as PublicKeyCredentialCreationOptionsJSON,
    );
    return await call(api, addPasskey, { body: { name, credential } });
  } catch (error) {
    return fail(failureOf(error));
  }
}

interface Asked {
  /** The path to go on to. */
  readonly next?: string | undefined;
  /** Offers passkeys beside the field that the visitor types in, rather than asking at once. */
  readonly whileTyping?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Has the browser use a passkey of this host, and signs in by it. */
export async function signInByPasskey(
  api: Api,
  { next, whileTyping = false, signal }: Asked = {},
  { get }: Pick<PasskeyPorts, 'get'> = inBrowser,
): Promise<Result<SignInAnswer, PasskeyError>> {
  const options = await call(api, passkeySignInOptions, { signal });
  if (!options.ok) return options;
  try {
    const credential = await get(options.value, { whileTyping, signal });
    const body = { credential, ...(next && { redirect_uri: next }) };
    return await call(api, passkeySignIn, { body });
  } catch (error) {
    return fail(failureOf(error));
  }
}

/** Turns an error that a browser throws (WebAuthn 3, 5.1.3 and 5.1.4) into a failure. */
function failureOf(error: unknown): PasskeyError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { code: 'passkey_exists', message: '' };
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return { code: 'cancelled', message: '' };
  }
  return { code: 'unavailable', message: '' };
}

const inBrowser: PasskeyPorts = {
  async create(options) {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return jsonOf(await navigator.credentials.create({ publicKey })) as NewCredential;
  },
  async get(options, { whileTyping, signal }) {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const asked = navigator.credentials.get({
      publicKey,
      ...(whileTyping ? { mediation: 'conditional' as const } : {}),
      ...(signal && { signal }),
    });
    return jsonOf(await asked) as UsedCredential;
  },
};

function jsonOf(credential: Credential | null): unknown {
  if (!credential) throw new DOMException('nothing was chosen', 'NotAllowedError');
  return (credential as PublicKeyCredential).toJSON();
}
