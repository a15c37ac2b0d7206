import type { ImportTrial } from '../../../shared/contracts/item-import.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ImportTrialProps {
  env: PageEnv;
  trial: ImportTrial;
  /** 1-based page of its rows. */
  page: number;
  /** The fields that a refused form was sent with, by the name of its column; else none. */
  values: Readonly<Record<string, string>>;
  /** Idempotency key of the form. */
  idempotencyKey: string;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ImportTrialViewProps extends ImportTrialProps {
  t: Messages;
}
