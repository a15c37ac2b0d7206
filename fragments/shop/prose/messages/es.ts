import { privacy } from './texts/es/privacy.ts';
import { terms } from './texts/es/terms.ts';

export const es = {
  terms,
  privacy,
  /** The end of "for any question, …". */
  ways: {
    email: 'escribe a {{email}}.',
    phone: 'llama al {{phone}}.',
    page: 'usa los medios de contacto que se muestran en {{address}}.',
  },
  about: 'Acerca de {{store}}',
  noAbout:
    '{{store}} vende en línea y atiende directamente a sus clientes. Si tienes una duda sobre un producto o un pedido, escríbenos: con gusto te ayudamos.',
  contact: 'Contacto',
  email: 'Correo',
  phone: 'Teléfono',
  web: 'Sitio',
  updated: 'Última actualización:',
  contents: 'Contenido',
} as const;

export type Messages = typeof es;
