import type { PageEnv } from '../../_runtime/env.ts';
import type { OfficeWay } from '../../../shared/rules/office-ways.ts';
import type { Messages } from './messages/es.ts';

export interface OfficeHomeProps {
  env: PageEnv;
  storeName: string;
  /** Every page that this account may open here; or what a text found. */
  ways: readonly OfficeWay[];
  /** The text that was searched for; empty for none. */
  text: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OfficeHomeViewProps extends OfficeHomeProps {
  t: Messages;
}
