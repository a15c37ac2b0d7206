import type { Catalogue } from '../../../shared/contracts/catalogues.ts';
import type { MenuItem, StoreInfo } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface FooterProps {
  env: PageEnv;
  store: Pick<
    StoreInfo,
    | 'name'
    | 'photo'
    | 'photo_display'
    | 'photo_focus'
    | 'hidden_store_name'
    | 'store_type'
    | 'footer_style'
    | 'seo_description'
    | 'about_entry_id'
    | 'legal_texts'
    | 'country'
    | 'contact_email'
    | 'contact_phone'
    | 'contact_country_code'
    | 'users_support_url'
    | 'franchise_support_url'
    | 'affiliate_support_url'
    | 'social'
  >;
  /** The store's own catalogues in their order; without any its sections are the categories. */
  catalogues: readonly Pick<Catalogue, 'name' | 'slug'>[];
  menu: readonly MenuItem[];
  /** Whether it keeps to one row of information: on the way to a payment. */
  quiet?: boolean;
  /** The year of the copyright line. */
  year: number;
}

/** The view's props: the edge adds the words of the page's language. */
export interface FooterViewProps extends FooterProps {
  t: Messages;
}
