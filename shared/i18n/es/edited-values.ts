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
export const editedValues = {
  target: audienceNames,
  action_type: {
    none: 'Ningún lado',
    url: 'Una dirección',
    product: 'Un producto',
    signup: 'El registro',
  },
  button_label: headerButtons,
  type: { PRODUCT: 'De un producto', URL: 'De una dirección' },
  kind: {
    product: 'Producto',
    digital: 'Digital',
    service: 'Servicio',
    experience: 'Experiencia',
  },
  main_type: sellerTypes,
  stock_type: stockTypes,
  list_state: { published: 'Sí', unpublished: 'No' },
  state: { draft: 'Borrador', planned: 'Planeada', published: 'Publicada' },
  photo_display: photoShapes,
  adornment_type: adornments,
  footer_style: footerStyles,
  signup_form: signupForms,
  sections_info: sectionNames,
  delivery_types: storeDeliveries,
  payment_types: paymentNames,
  key_mode: { test: 'Pruebas' },
  hold_risky: riskHoldNames,
  locale: { es: 'Español', en: 'Inglés' },
} as const;
