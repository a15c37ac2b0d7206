import type { editedValues as es } from '../es/edited-values.ts';
import type { Translation } from '../texts.ts';
import { paymentNames } from './payment-names.ts';
import { riskHoldNames } from './payment-risk.ts';
import {
  audienceNames,
  headerButtons,
  sellerTypes,
  signupForms,
  stockTypes,
  storeDeliveries,
} from './store-choices.ts';
import { adornments, footerStyles, photoShapes, sectionNames } from './store-looks.ts';

/** The values of what owners edit that are codes, by their field, as the history of their store tells them. */
export const editedValues: Translation<typeof es> = {
  target: audienceNames,
  action_type: {
    none: 'Nowhere',
    url: 'An address',
    product: 'A product',
    signup: 'Signing up',
  },
  button_label: headerButtons,
  type: { PRODUCT: 'Of a product', URL: 'Of an address' },
  kind: {
    product: 'Product',
    digital: 'Digital',
    service: 'Service',
    experience: 'Experience',
  },
  main_type: sellerTypes,
  stock_type: stockTypes,
  list_state: { published: 'Yes', unpublished: 'No' },
  state: { draft: 'Draft', planned: 'Planned', published: 'Published' },
  photo_display: photoShapes,
  adornment_type: adornments,
  footer_style: footerStyles,
  signup_form: signupForms,
  sections_info: sectionNames,
  delivery_types: storeDeliveries,
  payment_types: paymentNames,
  key_mode: { test: 'Tests' },
  hold_risky: riskHoldNames,
  locale: { es: 'Spanish', en: 'English' },
};
