import type { PageEnv } from '../../_runtime/env.ts';
import type { MenuRow } from '../../../shared/state/menu-form.ts';
import type { Messages } from './messages/es.ts';

export interface OwnMenuProps {
  env: PageEnv;
  /** The rows as saved, or as posted where the form was refused. */
  rows: readonly MenuRow[];
  /** The rows as another editor saved them while these were typed; null where nobody did. */
  meanwhile: readonly MenuRow[] | null;
  /** The version of the settings that the rows were read in. */
  version: number;
  /** Whether the form has just been saved. */
  done: boolean;
  /** Idempotency key of the form. */
  idempotencyKey: string;
  /** The problems of a form that was refused, by field name. */
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnMenuViewProps extends OwnMenuProps {
  t: Messages;
}
