import type { PageEnv } from '../../_runtime/env.ts';
import type { OfficeWay } from '../../../shared/rules/office-ways.ts';
import type { Messages } from './messages/index.ts';

export interface OfficeHomeProps {
  env: PageEnv;
  storeName: string;
  /** Everything that this account may do here. */
  ways: readonly OfficeWay[];
}

/** What the view gets: the edge adds the words of the page's language. */
export interface OfficeHomeViewProps extends OfficeHomeProps {
  t: Messages;
}
