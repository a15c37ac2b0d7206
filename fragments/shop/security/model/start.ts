import type { FormStart } from '../../../../shared/state/form.ts';
import type { AppSetup, SecurityProps } from '../props.ts';

/** The change to the app or its recovery codes that is under way. */
export type AppStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'setup'; readonly setup: AppSetup }
  | { readonly kind: 'removing' }
  | { readonly kind: 'renewing' }
  /** New recovery codes, shown only this once. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** The change to the passkeys that is under way: of one of them, or the code before a new one. */
export type PasskeyEdit =
  | { readonly kind: 'rename' | 'remove'; readonly id: string }
  | { readonly kind: 'add'; readonly id?: undefined };

/** The call that waits for the password: adding a passkey, removing one, or a change to the app. */
export type ProofPlace = 'add' | 'remove' | 'app';

/** The state in which the page begins: mostly nothing is open yet. */
export interface Start {
  readonly step: AppStep;
  readonly edit: PasskeyEdit | null;
  /** The call that waits for the password. */
  readonly place: ProofPlace | null;
  /** The problems of the form that is open. */
  readonly problems: Pick<FormStart, 'errors' | 'error'>;
}

const IDLE: AppStep = { kind: 'idle' };

/** The state of a page whose step was opened, or posted, without script. */
export function startOf({
  begun = null,
  isAsked = false,
  errors,
  error,
}: Pick<SecurityProps, 'begun' | 'isAsked' | 'errors' | 'error'>): Start {
  const problems = { errors, error };
  if (begun && 'id' in begun) {
    return { step: IDLE, edit: begun, place: isAsked ? 'remove' : null, problems };
  }
  return { step: begun ?? IDLE, edit: null, place: isAsked ? 'app' : null, problems };
}
