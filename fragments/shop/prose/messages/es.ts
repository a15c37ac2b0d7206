export const es = {
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
