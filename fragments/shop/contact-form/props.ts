import type { PageEnv } from '../../_runtime/env.ts';
import type { WeekHours } from '../../../shared/rules/opening-hours.ts';
import type { Messages } from './messages/es.ts';

export interface ContactFormProps {
  env: PageEnv;
  storeName: string;
  /** Other ways to reach the store; null for one that it does not have. */
  email: string | null;
  phone: { label: string; href: string } | null;
  /** When the store is open, in its time zone; null where it does not say. */
  hours: { week: WeekHours; zone: string } | null;
  /** The moment of the page, in milliseconds. */
  now: number;
  /** The fields as they were typed, or as an account fills them. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the message was refused as a whole. */
  error: string | null;
  /** Whether a message has just been sent. */
  isSent: boolean;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ContactFormViewProps extends ContactFormProps {
  t: Messages;
}
