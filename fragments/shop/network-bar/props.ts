import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface NetworkBarProps {
  env: PageEnv;
  /** The store at the root of the network. */
  root: Pick<
    NonNullable<StoreInfo['root_affinity_store_info']>,
    'name' | 'photo' | 'canonical_url'
  >;
}

/** The view's props: the edge adds the words of the page's language. */
export interface NetworkBarViewProps extends NetworkBarProps {
  t: Messages;
}
