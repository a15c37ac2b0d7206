export const es = {
  about: (store: string) => `Acerca de ${store}`,
  noAbout: (store: string) =>
    `${store} vende en línea y atiende directamente a sus clientes. Si tienes una duda sobre un producto o un pedido, escríbenos: con gusto te ayudamos.`,
  contact: 'Contacto',
  email: 'Correo',
  phone: 'Teléfono',
  web: 'Sitio',
  updated: 'Última actualización:',
  contents: 'Contenido',
};
