import type { WaitingPlace } from '../../../shared/contracts/waiting-list.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface WaitingPlaceProps {
  env: PageEnv;
  place: WaitingPlace;
  /** The code of the link, which the page's address names. */
  code: string;
  /** Why it was refused. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface WaitingPlaceViewProps extends WaitingPlaceProps {
  t: Messages;
}
