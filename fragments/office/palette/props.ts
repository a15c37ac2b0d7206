import type { OfficeWay } from '../../../shared/rules/office-ways.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface PaletteProps {
  env: PageEnv;
  /** Every page that this account may open here, and no other. */
  ways: readonly OfficeWay[];
}

/**
 * The widget's props: the edge adds the words of the page's language, so that the module holds
 * none.
 */
export interface PaletteViewProps extends PaletteProps {
  t: Messages;
}
