export const es = {
  open: 'Buscar o ir a…',
  label: 'Buscar en la administración',
  placeholder: 'Una página, un ajuste, un artículo, un pedido…',
  none: 'Nada se llama así: ni páginas, ni ajustes, artículos, catálogos, pedidos, entradas o mensajes.',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  help: 'Elige con las flechas y abre con Entrar.',
  close: 'Cerrar',
  groups: { pages: 'Páginas', actions: 'Acciones', own: 'Tu cuenta', found: 'En tu tienda' },
} as const;

export type Messages = typeof es;
