import type { editedValues as es } from '../es/edited-values.ts';
import type { Translation } from '../texts.ts';
import { paymentNames } from './payment-names.ts';
import { adornments, footerStyles, photoShapes, sectionNames } from './store-looks.ts';

/** The values of what owners edit that are codes, by their field, as the history of their store tells them. */
export const editedValues: Translation<typeof es> = {
  target: {
    all: 'Everybody',
    anonymous: 'Visitors without an account',
    registered: 'Registered people',
    entrepreneurs_without_store: 'Entrepreneurs without a store',
    entrepreneurs_with_store: 'Entrepreneurs with a store',
  },
  action_type: {
    none: 'Nowhere',
    url: 'An address',
    product: 'A product',
    signup: 'Signing up',
  },
  button_label: {
    signup: 'Sign up',
    signupnow: 'Sign up now',
    signupfree: 'Sign up for free',
    buynow: 'Buy now',
    more: 'See more',
  },
  type: { PRODUCT: 'Of a product', URL: 'Of an address' },
  kind: {
    product: 'Product',
    digital: 'Digital',
    service: 'Service',
    experience: 'Experience',
  },
  main_type: { business: 'Business', personal: 'Private person' },
  stock_type: { onstock: 'Counted', ondemand: 'Made on demand' },
  list_state: { published: 'Yes', unpublished: 'No' },
  state: { draft: 'Draft', planned: 'Planned', published: 'Published' },
  photo_display: photoShapes,
  adornment_type: adornments,
  footer_style: footerStyles,
  signup_form: { complete: 'Complete', basic: 'Basic' },
  sections_info: sectionNames,
  delivery_types: {
    fixed_delivery: 'Delivery at a fixed cost',
    collection: 'Collection at the store',
  },
  payment_types: paymentNames,
  locale: { es: 'Spanish', en: 'English' },
};
