import type { TakenFilter } from '../../../shared/rules/talk.ts';
import type { StatusFilter } from '../../../shared/rules/talk-status.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TalkFiltersProps {
  env: PageEnv;
  /** Path of the list within the store. */
  path: string;
  /** What the list shows: by words, by state, and by the member of staff who has taken them. */
  filter: string;
  status: StatusFilter;
  taken: TakenFilter;
  /** Whether the store's staff reads it. */
  isOfStore: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkFiltersViewProps extends TalkFiltersProps {
  t: Messages;
}
