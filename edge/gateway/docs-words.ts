import type { Access, Contract } from '../../shared/contracts/contract.ts';
import type { Locale } from '../../shared/kernel/locale.ts';

/** What the page says around the contracts; the contracts' own summaries are English. */
const en = {
  lead: (file: string) =>
    `Every call of this store. The machine-readable document is ${file} (OpenAPI 3.1). ` +
    'Amounts are integers in minor units. A failure answers',
  services: 'Services',
  does: 'What it does',
  access: 'Who may call',
  accessOf: (access: Access): string =>
    ({
      public: 'anyone',
      account: 'anyone who is signed in',
      webhook: 'the provider, by its signature',
    })[access as string] ?? `whoever holds ${access} in this store`,
  repeats: 'Repeats',
  idempotency: {
    none: 'not needed',
    accepted: 'Idempotency-Key accepted',
    required: 'Idempotency-Key required',
  },
  failures: 'Own failures',
  none: 'none',
  body: 'Body',
  answer: (status: number) => `Answer, status ${status}`,
  summary: ({ summary }: Contract): string => summary,
};

/** By call id. One that is missing shows its English summary. */
export const SPANISH_SUMMARIES: Readonly<Record<string, string>> = {
  'store.fetch': 'Una tienda de esta red con su tema, por su nombre corto',
  'store.menu': 'El menú de la tienda: solo las secciones activas',
  'store.banners': 'Las imágenes del carrusel en su orden',
  'store.headers': 'Los encabezados de la tienda',
  'published.franchises': 'Las franquicias de la red de la tienda',
  'catalogues.list': 'Los catálogos de la tienda en su orden',
  'published.catalogues': 'Los catálogos con productos, por peso o por nombre',
  'catalogues.get': 'Un catálogo',
  'public.catalogue': 'Un catálogo',
  'catalogues.products': 'Los artículos de un catálogo',
  'catalogues.search': 'Busca en los artículos de un catálogo',
  'public.referral-catalogues': 'Los catálogos de una tienda, por el id de la tienda',
  'public.referral-catalogue-products':
    'Los artículos de un catálogo, por la tienda y el nombre corto del catálogo',
  'products-list-public.search': 'Los artículos de esta tienda: búsqueda, filtros, conteos y orden',
  'public.item': 'Un artículo de esta tienda con sus variantes',
  'shopping-carts.quote':
    'Calcula los precios de un carrito guardado en el navegador, por proveedor; no cambia nada',
  'shopping-carts.create': 'Crea en el servidor un carrito con estas líneas',
  'shopping-carts.orders': 'Las partes del carrito por proveedor, como se pueden comprar ahora',
  'shopping-carts.add': 'Agrega unidades de una variante al carrito',
  'shopping-carts.set': 'Fija las unidades de una línea',
  'shopping-carts.delete': 'Quita una línea del carrito',
  'shopping-carts.checkout': 'Empieza una compra: aparta los artículos hasta que venza el plazo',
  'shopping-carts.checkout-get': 'La compra en curso con sus totales y el fin del plazo',
  'shopping-carts.fixed-delivery': 'Envío al costo fijo del proveedor',
  'shopping-carts.collection': 'El cliente recoge con el proveedor',
  'orders.create': 'Crea los pedidos de la compra, uno por proveedor',
  'orders.purchase':
    'Los pedidos de una compra; su id no se puede adivinar y da acceso al invitado',
  'orders.get': 'Un pedido; su id no se puede adivinar y da acceso al invitado',
  'payment.get': 'En qué va un pago',
  'payment.card':
    'Cobra a una tarjeta con la clave que dio el formulario del proveedor; rechaza números de tarjeta',
  'payment.confirm':
    'Pregunta al proveedor en qué va el pago y lo cierra; para el regreso de 3-D Secure',
  'payment.webhook-sandbox': 'Los avisos firmados del proveedor de prueba',
};

const es: typeof en = {
  lead: (file) =>
    `Todas las llamadas de esta tienda. El documento para máquinas es ${file} (OpenAPI 3.1). ` +
    'Los importes son enteros en la unidad menor. Un fallo responde',
  services: 'Servicios',
  does: 'Qué hace',
  access: 'Quién puede llamarla',
  accessOf: (access) =>
    ({
      public: 'cualquiera',
      account: 'quien inició sesión',
      webhook: 'el proveedor, con su firma',
    })[access as string] ?? `quien tiene ${access} en esta tienda`,
  repeats: 'Repeticiones',
  idempotency: {
    none: 'no hace falta',
    accepted: 'acepta Idempotency-Key',
    required: 'exige Idempotency-Key',
  },
  failures: 'Fallos propios',
  none: 'ninguno',
  body: 'Cuerpo',
  answer: (status) => `Respuesta, estado ${status}`,
  summary: ({ id, summary }) => SPANISH_SUMMARIES[id] ?? summary,
};

export const docsWords: Readonly<Record<Locale, typeof en>> = { es, en };
