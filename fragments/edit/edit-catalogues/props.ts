import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The thing that goes into catalogues: the page's product, or the products of its catalogue. */
export type Subject =
  | { readonly kind: 'item'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'catalogue';
      readonly id: string;
      readonly name: string;
      readonly slug: string;
      /** The text that the page's products were searched for; empty for all of them. */
      readonly text: string;
    };

export interface EditCataloguesProps {
  env: PageEnv;
  /** Null on a page whose product or catalogue is not there. */
  subject: Subject | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditCataloguesViewProps extends EditCataloguesProps {
  t: Messages;
}
