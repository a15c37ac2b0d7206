import type { PageEnv } from '../../_runtime/env.ts';
import type { ProofAddress } from '../../../shared/rules/proof-address.ts';
import type { ProofState } from '../../../shared/contracts/proof-state.ts';
import type { Messages } from './messages/es.ts';

/** The proof that the visitor is asked for. */
export type Step =
  /** A registration's PIN; a new account's or a reset's, with the password that is chosen. */
  | { readonly kind: 'pin' | 'new' | 'reset'; readonly proof: ProofAddress }
  /** The link of a mail: it leads to a button, or to a new password. */
  | { readonly kind: 'link' | 'link-new' | 'link-reset'; readonly key: string }
  /**
   * The proof was finished elsewhere, such as by the link of its mail; `next` is the page to go on
   * to, or to sign in for.
   */
  | {
      readonly kind: 'done';
      readonly isReset: boolean;
      readonly isSignedIn: boolean;
      readonly next: string;
    }
  /** The start of a password reset: the visitor names the account. */
  | { readonly kind: 'ask' }
  /** The address names no registration, or its link has expired. */
  | { readonly kind: 'nothing' | 'over' };

export interface ActivationProps {
  env: PageEnv;
  step: Step;
  /** The tries and the time that the proof had left when the page was made. */
  state?: ProofState;
  /** The visitor's input of a refused form, by field name; never a password. */
  values?: Record<string, string>;
  /** Why the form was refused, by field name, in the page's language. */
  errors?: Record<string, string>;
  /** A refusal that belongs to no field. */
  error?: string | null;
  /** The result of a form that was posted without script. */
  notice?: 'sent' | 'waiting' | null;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface ActivationViewProps extends ActivationProps {
  t: Messages;
}
