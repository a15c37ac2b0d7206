import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface EditOwnCataloguesProps {
  env: PageEnv;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditOwnCataloguesViewProps extends EditOwnCataloguesProps {
  t: Messages;
}
