import type { TalkFigures } from '../../../shared/contracts/talk-figures.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TalkReportProps {
  env: PageEnv;
  /** Paths within the store: of this page, and of one conversation before its id. */
  path: string;
  one: string;
  figures: TalkFigures;
  /** The zone in which days are shown: an IANA name. */
  zone: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkReportViewProps extends TalkReportProps {
  t: Messages;
}
