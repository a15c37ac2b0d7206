import type { PageEnv } from '../../_runtime/env.ts';
import type { ProofAddress } from '../../../shared/rules/proof-address.ts';
import type { Messages } from './messages/index.ts';

/** What somebody is asked to prove, and how. */
export type Step =
  /** A registration's PIN, or a reset's with the new password. */
  | { readonly kind: 'pin' | 'reset'; readonly proof: ProofAddress }
  /** The link of a mail: a button, or a new password. */
  | { readonly kind: 'link' | 'link-reset'; readonly key: string }
  /** Who forgot their password says who they are. */
  | { readonly kind: 'ask' }
  /** The address names no registration, or its link is over. */
  | { readonly kind: 'nothing' | 'over' };

export interface ActivationProps {
  env: PageEnv;
  step: Step;
  /** What was typed into a form that was refused, by field name; never a password. */
  values?: Record<string, string>;
  /** Why, by field name, in the page's language. */
  errors?: Record<string, string>;
  /** A refusal that no field can be blamed for. */
  error?: string | null;
  /** What a form without script has done. */
  notice?: 'sent' | null;
}

/** What the view gets: the edge adds the words of the page's language, so that the module holds none. */
export interface ActivationViewProps extends ActivationProps {
  t: Messages;
}
