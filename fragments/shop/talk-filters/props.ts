import type { TalkLabel } from '../../../shared/contracts/inbox.ts';
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
  /** Id of the label that its conversations have; empty for any. */
  label: string;
  /** The store's labels, by name. */
  labels: readonly TalkLabel[];
  /** Whether the store's staff reads it. */
  isOfStore: boolean;
  /** Whether the reader may set what the store's chat says by itself. */
  setsWelcome: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkFiltersViewProps extends TalkFiltersProps {
  t: Messages;
}
