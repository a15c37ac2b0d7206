import type { ListedLegalText } from '../../../shared/contracts/legal.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface LegalTextsProps {
  env: PageEnv;
  texts: readonly ListedLegalText[];
}

/** The view's props: the edge adds the words of the page's language. */
export interface LegalTextsViewProps extends LegalTextsProps {
  t: Messages;
}
