import { paymentNames } from './payment-names.ts';
import { adornments, footerStyles, photoShapes, sectionNames } from './store-looks.ts';

/** The values of what owners edit that are codes, by their field, as the history of their store tells them. */
export const editedValues = {
  target: {
    all: 'Todas las personas',
    anonymous: 'Visitantes sin cuenta',
    registered: 'Personas registradas',
    entrepreneurs_without_store: 'Emprendedores sin tienda',
    entrepreneurs_with_store: 'Emprendedores con tienda',
  },
  action_type: {
    none: 'Ningún lado',
    url: 'Una dirección',
    product: 'Un producto',
    signup: 'El registro',
  },
  button_label: {
    signup: 'Regístrate',
    signupnow: 'Regístrate ahora',
    signupfree: 'Regístrate gratis',
    buynow: 'Comprar ahora',
    more: 'Ver más',
  },
  type: { PRODUCT: 'De un producto', URL: 'De una dirección' },
  kind: {
    product: 'Producto',
    digital: 'Digital',
    service: 'Servicio',
    experience: 'Experiencia',
  },
  main_type: { business: 'Negocio', personal: 'Particular' },
  stock_type: { onstock: 'Se cuentan', ondemand: 'Se hace sobre pedido' },
  list_state: { published: 'Sí', unpublished: 'No' },
  state: { draft: 'Borrador', planned: 'Planeada', published: 'Publicada' },
  photo_display: photoShapes,
  adornment_type: adornments,
  footer_style: footerStyles,
  signup_form: { complete: 'Completo', basic: 'Básico' },
  sections_info: sectionNames,
  delivery_types: { fixed_delivery: 'Envío a costo fijo', collection: 'Recoger en la tienda' },
  payment_types: paymentNames,
  locale: { es: 'Español', en: 'Inglés' },
} as const;
