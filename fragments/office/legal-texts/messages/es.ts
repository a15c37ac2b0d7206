/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Textos legales',
  intro:
    'Lo que tus compradores aceptan. Cada cambio queda con su fecha, y las versiones anteriores se pueden leer.',
  list: 'Tus textos',
  kinds: {
    terms: 'Términos y condiciones',
    privacy: 'Aviso de privacidad',
    returns: 'Devoluciones',
    imprint: 'Aviso legal',
  },
  from: {
    own: 'Tuyo, vigente desde el {{date}}',
    root: 'Se lee el de tu red de tiendas',
    platform: 'Se lee el de la plataforma',
    none: 'Todavía no hay: la tienda no lo enlaza',
  },
  see: 'Ver',
  seeOf: 'Ver: {{name}}',
  edit: 'Editar',
  editOf: 'Editar: {{name}}',
  write: 'Escribir el tuyo',
  writeOf: 'Escribir el tuyo: {{name}}',
} as const;

export type Messages = typeof es;
