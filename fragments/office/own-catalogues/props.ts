import type { PageEnv } from '../../_runtime/env.ts';
import type { EditedCatalogues } from '../../../shared/contracts/catalogue-edits.ts';
import type { TraitChoice } from '../../../shared/contracts/items.ts';
import type { Picture } from '../../../shared/contracts/gallery.ts';
import type { SocialLink } from '../../../shared/rules/social.ts';
import type { Messages } from './messages/es.ts';

/** The action that a form without script has just done. */
export type Done = 'created' | 'renamed' | 'deleted' | 'restored' | 'duplicated';

export interface OwnCataloguesProps {
  env: PageEnv;
  list: EditedCatalogues;
  /** 1-based page of the list. */
  page: number;
  /** The last pictures of the store's library, from which a photo is chosen. */
  pictures: Pick<Picture, 'url' | 'name'>[];
  /** The stores whose products this one sells, from which a rule's seller is chosen. */
  sellers: readonly Pick<TraitChoice, 'value' | 'name'>[];
  /** A page of each network, to which a catalogue is shared: the store's profile where it has one. */
  networks: readonly SocialLink[];
  done: Done | null;
  /** Idempotency key of the forms without script. */
  idempotencyKey: string;
  /**
   * A form that was posted and refused. Among the values of a row's form is the row's `id`; where
   * `warned` is among them, the row was to be deleted and has products.
   */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnCataloguesViewProps extends OwnCataloguesProps {
  t: Messages;
}
