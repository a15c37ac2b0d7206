import type { PageEnv } from '../../_runtime/env.ts';
import type {
  AuthenticatorSetup,
  SecurityView as Guards,
} from '../../../shared/contracts/security.ts';
import type { Messages } from './messages/es.ts';

/** A change that a form without script has made; `proved` is the password that comes before one. */
export type Done = 'proved' | 'renamed' | 'removed' | 'app-off';

/** The step that the page begins with, where a form or an address without script led to one. */
export type Begun =
  | { readonly kind: 'setup'; readonly setup: AppSetup }
  | { readonly kind: 'removing' | 'renewing' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'rename' | 'remove'; readonly id: string };

/** A set-up; without its picture where the page shows it again, after the app has read it. */
export interface AppSetup extends Pick<AuthenticatorSetup, 'secret' | 'uri'> {
  readonly qr: AuthenticatorSetup['qr'] | null;
}

/** The host page's props. */
export interface SecurityProps {
  env: PageEnv;
  guards: Guards;
  /** The host of the page: passkeys made here sign in there. */
  host: string;
  /** The account owns the store or works in it, and should have more than a password. */
  isAdvised: boolean;
  /** Prefix of the idempotency keys of the page's forms. */
  idempotencyKey: string;
  begun?: Begun | null;
  /** Whether the password is asked for before the step, or before the set-up begins. */
  isAsked?: boolean;
  done?: Done | null;
  /** The problems of the form that was posted: the password's where it is asked for. */
  errors?: Readonly<Record<string, string>>;
  error?: string | null;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface SecurityViewProps extends SecurityProps {
  t: Messages;
}
