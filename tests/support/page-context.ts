/** A page's context for unit tests: a plain store, whose reads return the test's values. */
import { messages as collaborators } from '../../fragments/office/collaborators/messages/en.ts';
import { messages as staff } from '../../fragments/office/staff/messages/en.ts';
import { messages as preferences } from '../../fragments/shop/preferences/messages/en.ts';
import { messages as purchases } from '../../fragments/shop/purchases/messages/en.ts';
import type { PageContext } from '../../host-pages/kit/page.ts';
import type { z } from 'zod';
import type { Read } from '../../host-pages/kit/read.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { InputOf } from '../../shared/contracts/contract.ts';
import type { Readable } from '../../shared/contracts/page-read.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { MenuRule } from '../../shared/i18n/back-office-menu.ts';
import { editModeOff } from '../../shared/rules/edit-mode.ts';
import { ok, type Result } from '../../shared/kernel/result.ts';

export const NOON = Date.UTC(2026, 10, 21, 12);

export const plainStore: StoreInfo = {
  id: 'st_moda',
  slug: 'moda',
  name: 'Lirio',
  owner: 'ac_lirio',
  photo: '/media/brand/moda.svg',
  photo_display: 'rec',
  hidden_store_name: false,
  hidden_search_bar: false,
  store_type: 'other',
  is_proxy: false,
  canonical_url: 'https://moda.example',
  canonical_domain: 'moda.example',
  country: 'MX',
  currency: 'MXN',
  fb_pixel: null,
  live_chat_license: null,
  whatsapp_phone: null,
  whatsapp_country_code: null,
  contact_email: 'hola@lirio.example',
  contact_phone: '5555550134',
  contact_country_code: '52',
  menu_items: null,
  opening_hours: null,
  time_zone: null,
  favicon: '/media/brand/favicon.svg',
  bgcolor: null,
  darkmode: false,
  hidden_darkmode: false,
  adornment_type: null,
  seo_description: 'Ropa y calzado',
  footer_bg: null,
  footer_fg: null,
  footer_style: 'default',
  users_support_url: null,
  franchise_support_url: null,
  affiliate_support_url: null,
  about_entry_id: null,
  about_text: null,
  legal_texts: [],
  hidden_affinity_xheader: false,
  social: { instagram: 'lirio.moda' },
  referral: null,
  campaign: null,
  click_id: null,
  store_theme_info: {
    color1: '#112233',
    color2: '#445566',
    columns: 2,
    signup_form: 'complete',
    slider_info: [],
    header_info: null,
    sections_info: {
      products: true,
      digital: false,
      services: false,
      experiences: false,
      franchises: false,
      retail: false,
      blogs: false,
      catalogues: true,
    },
  },
  root_affinity_store_info: null,
  revision: 7,
};

/** The menu of a back office, as wings build it from their pages. */
export const OFFICE_MENU: readonly MenuRule[] = [
  {
    name: 'collaborators',
    path: '/admin/colaboradores',
    icon: 'store',
    needs: 'collaborators-admin',
    words: collaborators,
    isSearchOnly: false,
  },
  {
    name: 'staff',
    path: '/admin/equipo',
    icon: 'users',
    needs: 'staff-admin',
    words: staff,
    isSearchOnly: false,
  },
  { name: 'purchases', path: '/mis-compras', icon: 'cart', words: purchases, isSearchOnly: true },
  {
    name: 'preferences',
    path: '/me/preferences',
    icon: 'user',
    words: preferences,
    isSearchOnly: false,
  },
];

/** A contract, and the value for a page that reads it. */
export interface Reading {
  readonly contract: Readable;
  readonly answer: (input: object) => Promise<Result<unknown, Failure>>;
}

/** The value for a page that reads this contract: fixed, or made from its input. */
export function reading<C extends Readable>(
  contract: C,
  answer: z.input<C['answer']> | ((input: InputOf<C>) => Promise<z.input<C['answer']>>),
): Reading {
  const make = answer as (input: object) => Promise<unknown>;
  return {
    contract,
    answer: async (input) => ok(typeof answer === 'function' ? await make(input) : answer),
  };
}

function readOf(reads: readonly Reading[]): Read {
  const read = (contract: Readable, input: object = {}) => {
    const found = reads.find((one) => one.contract === contract);
    return found ? found.answer(input) : Promise.reject(new Error(`nobody reads ${contract.id}`));
  };
  return read as Read;
}

/** @param given the differences from a Spanish visit to the store's list of products */
export function pageContext(
  given: Partial<Omit<PageContext, 'read'>> & { readonly reads?: readonly Reading[] } = {},
): PageContext {
  const { reads = [], ...others } = given;
  const store = given.store ?? plainStore;
  return {
    env: {
      locale: 'es',
      tag: 'es-MX',
      base: '',
      store: store.id,
      currency: store.currency,
      country: store.country,
    },
    menu: [],
    title: 'Equipo',
    theme: 'auto',
    chosenTheme: 'auto',
    addressLocale: 'es',
    address: 'http://moda.localhost',
    path: '/productos',
    params: {},
    query: new URLSearchParams(),
    backOffice: OFFICE_MENU,
    person: Promise.resolve(null),
    sideBarOpen: true,
    polls: true,
    showsResale: true,
    editMode: editModeOff,
    news: null,
    storeUrl: (slug) => `http://${slug}.localhost`,
    idempotencyKey: '',
    now: NOON,
    ...others,
    store,
    read: readOf(reads),
  };
}
