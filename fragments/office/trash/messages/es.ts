/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Papelera',
  intro: 'Lo que se borró en tu tienda en los últimos 90 días. Lo que devuelves queda como estaba.',
  list: 'Lo borrado',
  filter: 'Mostrar',
  every: 'Todo lo borrado',
  apply: 'Ver',
  subjects: {
    item: 'Artículo',
    catalogue: 'Catálogo',
    picture: 'Imagen',
    blog_entry: 'Entrada del blog',
    slide: 'Carrusel o banner',
    header: 'Encabezado',
    redirect: 'Dirección que lleva a otra',
  },
  by: '{{kind}} · {{name}} · {{at}}',
  nobody: 'Cuenta borrada',
  restore: 'Devolver',
  restoreOf: 'Devolver: {{name}}',
  done: 'Está de vuelta en tu tienda',
  none: 'La papelera está vacía',
  noneText: 'Cuando borres algo de tu tienda, aquí podrás devolverlo.',
  noneFound: 'No hay nada borrado de esa clase',
  noneFoundText: 'Puede haber cosas de otra clase.',
  showAll: 'Ver todo lo borrado',
  previous: 'Anteriores',
  next: 'Siguientes',
} as const;

export type Messages = typeof es;
