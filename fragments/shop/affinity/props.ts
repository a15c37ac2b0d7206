import type { OwnAffinity } from '../../../shared/contracts/affinity.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AffinityProps {
  env: PageEnv;
  own: OwnAffinity;
  /** Path of the page, with the base. */
  path: string;
  done: 'asked' | 'left' | null;
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AffinityViewProps extends AffinityProps {
  t: Messages;
}
