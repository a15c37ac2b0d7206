import { returnFeeWords, returnLabelWords } from '../../../../shared/i18n/es/return-words.ts';
import { price } from '../../../../shared/i18n/es/price-words.ts';
import {
  cart,
  checkout,
  generic,
  orders,
  product,
  stock,
} from '../../../../shared/i18n/es/words.ts';
import { RETURN_WINDOW_HOURS } from '../../../../shared/kernel/constants/index.ts';

/** Values replace the names in braces. */
export const es = {
  /** Words of the live parts: strings only, sent along with the props. */
  live: {
    loading: 'Cargando…',
    notFound: product.notFound,
    loadFailed: generic.tryAgain,
    problems: {
      insufficient_stock: stock.insufficient,
      purchase_amount_exceeded: checkout.amountExceeded,
      out_of_stock: stock.outOfStock,
      ignored: '',
    },
    addFailed: cart.addFailed,
    retry: 'Intentar de nuevo',
    photos: 'Fotos',
    photo: 'Foto {{n}} de {{of}}',
    zoom: 'Ampliar fotos',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    close: 'Cerrar',
    from: 'Desde',
    net: price.net,
    now: 'Precio actual',
    before: 'Precio anterior',
    off: '{{n}}% de descuento',
    free: 'Gratis',
    ask: 'Consultar precio',
    variant: 'Opción',
    moreOptions: 'Ver {{n}} más',
    soldOut: 'Agotado',
    missing: 'No disponible',
    amount: 'Cantidad',
    less: 'Quitar uno',
    more: 'Agregar uno',
    leftOne: 'Queda 1',
    left: 'Quedan {{n}}',
    most: 'Máximo {{n}} por compra',
    onDemand: 'Sobre pedido: se prepara al comprarlo.',
    add: 'Agregar al carrito',
    addTicket: 'Comprar boletos',
    added: 'Agregado al carrito',
    held: 'Ya tienes {{n}} en tu carrito.',
  },
  /** What a month costs, said by the edge alone. */
  months: {
    free: {
      each: 'o {{count}} pagos de {{amount}} sin intereses, con tarjeta de crédito',
      from: 'o {{count}} pagos desde {{amount}} sin intereses, con tarjeta de crédito',
    },
    dearer: {
      each: 'o {{count}} pagos de {{amount}}, con tarjeta de crédito',
      from: 'o {{count}} pagos desde {{amount}}, con tarjeta de crédito',
    },
    terms: 'Precio de contado {{price}} · Precio total financiado {{total}} · TEA {{tea}}',
    cft: 'CFT {{cft}}',
  },
  /** Words of the still parts: the browser never needs them. */
  about: {
    close: 'Cerrar',
    states: {
      unavailable: stock.unavailable,
      concluded: orders.experienceEnded,
      price_hidden: 'El precio se consulta con la tienda. Escríbenos y te ayudamos.',
      sold_out: stock.outOfStock,
      read_only: 'Esta tienda es solo de consulta: aquí no se puede comprar.',
    },
    seeInStore: 'Ver en la tienda',
    whatsapp: 'Preguntar por WhatsApp',
    email: 'Preguntar por correo',
    askText: 'Hola, me interesa «{{name}}». ¿Me pueden dar el precio?',
    included: 'Impuestos incluidos.',
    when: 'Fecha',
    where: 'Lugar',
    concluded: 'Concluido',
    attendees: 'Al pagar te pediremos el nombre y el teléfono de cada asistente.',
    delivery: {
      price: 'Envío {{price}}',
      free: 'Envío gratis',
      arrives: 'llega el {{day}}',
      orCollected: 'También se recoge gratis en la tienda.',
      collected: 'Se recoge en la tienda, sin costo.',
      digital: 'Producto digital, sin envío: la tienda acuerda contigo la entrega.',
      service: 'Servicio: no requiere envío.',
      experience: 'Sin envío: entran las personas que nombras en tu pedido.',
    },
    returns: {
      open: 'Política de devoluciones',
      short: `Devoluciones dentro de ${RETURN_WINDOW_HOURS} horas.`,
      shortNo: 'Sin cambios ni devoluciones.',
      common: `Puedes pedir la devolución dentro de las ${RETURN_WINDOW_HOURS} horas posteriores a recibir tu compra. Después de ese plazo ya no es posible.`,
      steps: [
        'Abre tu pedido en «Mis compras» dentro del plazo y pide la devolución.',
        'Elige qué devuelves, el motivo, y cuenta qué pasó.',
        'El vendedor te contesta ahí mismo y por correo, y te dice cómo enviarlo.',
      ],
      window: `El plazo es de ${RETURN_WINDOW_HOURS} horas a partir de que recibes tu compra.`,
      no: 'El vendedor no acepta cambios ni devoluciones de este producto.',
      seller: 'Condiciones del vendedor',
      fees: returnFeeWords,
      label: returnLabelWords,
    },
    rated: '{{average}} de 5 ({{count}})',
    soldBy: 'Vendido por',
    description: 'Descripción',
    details: 'Características',
    catalogues: 'Catálogos',
    tags: 'Etiquetas',
  },
} as const;

export type LiveMessages = (typeof es)['live'];
export type AboutMessages = (typeof es)['about'];
export type MonthsMessages = (typeof es)['months'];
