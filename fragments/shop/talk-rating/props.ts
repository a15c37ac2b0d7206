import type { RatedTalk } from '../../../shared/contracts/talk-rating.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TalkRatingProps {
  env: PageEnv;
  /** Path of the conversation's page within the store. */
  path: string;
  /** The name of the other party. */
  name: string;
  rated: RatedTalk;
  /** True right after the customer has rated it. */
  isDone: boolean;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkRatingViewProps extends TalkRatingProps {
  t: Messages;
}
