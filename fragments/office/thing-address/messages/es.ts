/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Cambiar la dirección',
  intro:
    'La dirección de la página en tu tienda. La anterior sigue sirviendo: lleva a la nueva a quien la abra.',
  now: 'Dirección de ahora',
  slug: 'Final de la dirección',
  hint: 'Letras sin acento, números y guiones. Los espacios y acentos se cambian solos.',
  needs: 'Escribe al menos una letra o un número.',
  save: 'Guardar',
  back: 'Volver a {{name}}',
  before: 'Direcciones anteriores',
  beforeText: 'Todas llevan a la de ahora.',
  all: 'Ver todas las direcciones de la tienda',
  saved: 'La dirección se cambió',
} as const;

export type Messages = typeof es;
