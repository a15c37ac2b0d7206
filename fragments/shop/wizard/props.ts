import type { WizardSteps } from '../../../shared/contracts/affiliate.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface WizardProps {
  env: PageEnv;
  /** The account's own store; null while it has none. */
  own: { slug: string; url: string; office: string; steps: WizardSteps } | null;
  /** Opens the store at its own host, signed in, by one press; null at that host itself. */
  pass: string | null;
  /** Whether the store has just been opened. */
  isOpened: boolean;
  /** The platform's domain behind a store's address, with its port. */
  domain: string;
  /** Free addresses that resemble the one that was refused. */
  suggestions: readonly string[];
  /** The fields as they were typed, and their problems by field name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Why the store was refused as a whole. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface WizardViewProps extends WizardProps {
  t: Messages;
}
