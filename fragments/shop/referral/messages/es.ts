import { pager } from '../../../../shared/i18n/es/pager.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  affinity: 'Grupo de afinidad',
  promoted: 'Personas que trajiste a la red',
  title: 'Vende y gana',
  advisor: 'Mi asesor',
  intro: 'Vende lo que ofrecen otras tiendas de la red, sin comprar mercancía.',
  tabs: { products: 'Productos', plans: 'Planes de servicio' },
  search: 'Buscar por nombre o etiqueta',
  type: 'Tipo',
  every: 'Todos',
  types: {
    product: 'Productos',
    digital: 'Digitales',
    service: 'Servicios',
    experience: 'Experiencias',
  },
  find: 'Buscar',
  list: 'Productos que puedes vender',
  supplied: 'De {{name}}',
  price: 'Se vende en {{amount}}',
  earn: 'Ganas {{amount}}',
  buyBy: 'Para ti en {{amount}}',
  share: 'Ver con mi enlace',
  shareOf: 'Ver {{name}} con mi enlace',
  own: 'Agregar productos a mi tienda',
  open: 'Abre tu tienda',
  openText: 'Con tu tienda, cada venta de estos productos te deja tu parte.',
  none: 'Ninguna tienda de la red ofrece productos para revender por ahora',
  noneText: 'Cuando una lo haga, aquí verás qué ganas con cada uno.',
  noneFound: 'Ningún producto coincide',
  noneFoundText: 'Prueba con otra palabra u otro tipo.',
  showAll: 'Ver todos',
  ratesText:
    'De cada venta se reparte el margen que su proveedor dejó. Lo que ya se vendió conserva lo que valía entonces.',
  who: 'A quién',
  part: 'Parte del margen',
  roles: {
    seller: 'A ti, que vendes',
    sponsor: 'A quien te invitó',
    above: 'A quien invitó a esa persona',
  },
  touch: {
    last: 'Si varias personas llevaron a quien compra a la tienda, la venta es de la última, durante un día.',
    first:
      'Si varias personas llevaron a quien compra a la tienda, la venta es de la primera, durante 30 días.',
  },
  since: 'Desde el {{day}}',
  noRates: 'La red aún no fija qué parte le toca a quien vende',
  noRatesText: 'Mientras tanto, ninguna venta da ganancia.',
  pager,
} as const;

export type Messages = typeof es;
