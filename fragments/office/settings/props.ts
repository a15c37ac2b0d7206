import type { PageEnv } from '../../_runtime/env.ts';
import type { Picture } from '../../../shared/contracts/gallery.ts';
import type { StoreSettings } from '../../../shared/contracts/store-settings.ts';
import type { Messages } from './messages/es.ts';

/** A picture of the store's library, to choose for its photo or its icon. */
export type KnownPicture = Pick<Picture, 'url' | 'name' | 'main_colors'>;

export interface SettingsProps {
  env: PageEnv;
  settings: StoreSettings;
  /** The last pictures of the store's library. */
  pictures: readonly KnownPicture[];
  /** The entries of the blog that shoppers see, the last one first. */
  entries: readonly { id: string; title: string }[];
  /** The store's slug, by which the call names it. */
  slug: string;
  /** The store's kind, which the path of its settings names. */
  type: string;
  /** The name of the store at the root of its network; null outside of one. */
  network: string | null;
  /** The store's own country, ISO 3166-1 alpha-2. */
  country: string;
  /** Whether the form without script has just saved. */
  done: boolean;
  /** Idempotency key of the form without script. */
  idempotencyKey: string;
  /** A form that was posted and refused: its values, and its problems by field name. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SettingsViewProps extends SettingsProps {
  t: Messages;
}
