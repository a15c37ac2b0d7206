import { refundStates } from '../../../../shared/i18n/es/refund-states.ts';
import { returnReasonWords, returnStateWords } from '../../../../shared/i18n/es/return-words.ts';
import { success } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  of: 'Devolución del pedido {{number}}',
  opened: '{{at}} · {{buyer}}',
  states: returnStateWords,
  reasons: returnReasonWords,
  refundStates,
  order: 'Pedido',
  buyer: 'Comprador',
  units: 'Devuelve',
  reason: 'Motivo',
  detail: 'Qué pasó',
  code: 'Código de arrepentimiento',
  withdrawn: 'Se reembolsa todo lo pagado, sin cargo por reposición ni por el envío de regreso.',
  photos: 'Fotos',
  photoOf: 'Foto {{n}} de lo que se devuelve',
  closed: 'Se cerró',
  by: { customer: 'El comprador', seller: 'La tienda' },
  comments: 'Mensajes',
  noComments: 'Todavía no se han escrito.',
  message: 'Mensaje para el comprador',
  send: 'Enviar',
  decide: { accepted: 'Aceptar la devolución', declined: 'Rechazar la devolución' },
  decideText: {
    accepted:
      'El comprador recibe estas palabras por correo. La devolución sigue abierta hasta que la cierres.',
    declined:
      'El comprador recibe tu motivo por correo, la devolución se cierra y el dinero del pedido se libera. Puede pedirla una vez más mientras esté a tiempo.',
  },
  decideLabel: { accepted: 'Qué sigue', declined: 'Por qué' },
  acceptWords:
    'Empaca los artículos como llegaron. Te escribimos cómo los recogemos o a dónde los envías; en cuanto los revisemos te reembolsamos.',
  decideNow: { accepted: 'Sí, aceptarla', declined: 'Sí, rechazarla' },
  decided: { accepted: 'Aceptada el {{at}}', declined: 'Rechazada el {{at}}' },
  refunds: 'Reembolsos del pedido',
  giveBack: 'Reembolsar (quedan {{left}})',
  what: 'Qué se devuelve',
  choice: '{{what}} (hasta {{left}})',
  shipping: 'Envío',
  anAmount: 'Un monto',
  amount: 'Monto',
  amountHint: 'Con centavos si hace falta: 199.50',
  giveBackNow: 'Reembolsar al comprador',
  byHand:
    'Este pedido no se pagó con un proveedor, o ya se devolvió todo: no hay qué reembolsar aquí.',
  close: 'Cerrar la devolución',
  closeText:
    'Ciérrala después de reembolsar lo que corresponda. Desde entonces se libera el dinero del pedido, y la devolución no se puede volver a abrir.',
  backInStock: 'Unidades que regresan al inventario',
  backInStockHint: 'Solo las que se pueden volver a vender. Las demás no vuelven.',
  backOf: '{{name}} (de {{amount}})',
  restocked: 'Al inventario',
  inspect: 'Anotar lo que llegó',
  inspectText:
    'Revisa cada artículo y reparte sus unidades. Se anota una sola vez: las que se pueden vender regresan al inventario, y al comprador se le avisa.',
  kinds: {
    back: 'Llegaron bien: al inventario',
    lost: 'Llegaron, pero no se pueden vender',
    missing: 'No llegaron',
  },
  inspectNow: 'Anotarlo',
  inspected: 'Lo que llegó',
  seen: {
    back: '{{n}} al inventario',
    lost: '{{n}} perdidas',
    missing: '{{n}} sin llegar',
  },
  due: 'Por lo que llegó corresponden {{amount}}.',
  exchange: 'Cambio',
  exchanges: {
    wanted: 'lo pide el comprador',
    kept: 'apartado del inventario',
    sent: 'enviado',
    refused: 'no se hace',
    canceled: 'ya no se hace',
  },
  withExchange: 'El cambio que pide',
  exchangeYes: 'Hacerlo: se aparta del inventario',
  exchangeNo: 'No hacerlo: se le devuelve el dinero',
  acceptExchangeWords:
    'Empaca los artículos como llegaron. Te escribimos cómo los recogemos o a dónde los envías; en cuanto los revisemos te enviamos lo que pediste a cambio.',
  sendExchange: 'Enviar el cambio',
  sendText:
    'Las piezas pasan a ser parte del pedido y su dinero no se mueve. El comprador recibe la guía por correo.',
  way: {
    carrier: 'Mensajería (si hay)',
    tracking_number: 'Guía del paquete (si hay)',
    tracking_url: 'Enlace para seguirlo (si hay)',
  },
  sendExchangeNow: 'Sí, ya va en camino',
  sentOn: 'Enviado el {{at}}',
  follow: 'Seguir',
  refuse: 'No hacer el cambio',
  refuseText:
    'Las piezas apartadas vuelven al inventario y al comprador le corresponde el dinero de lo que llegó. Recibe tu motivo por correo.',
  refuseNow: 'Sí, no hacerlo',
  closeAfter: 'Podrás cerrarla cuando envíes el cambio, o digas por qué no se hace.',
  closeExchanged:
    'Ciérrala cuando el comprador ya tenga su cambio: desde entonces cuenta su plazo para devolverlo.',
  closeNow: 'Sí, cerrarla',
  closeLater: 'Podrás cerrarla cuando termine el reembolso que va en camino.',
  done: {
    written: 'Tu mensaje se envió.',
    accepted: 'Aceptaste la devolución: el comprador ya sabe qué sigue.',
    declined: 'Rechazaste la devolución: el comprador ya sabe por qué.',
    inspected: 'Lo que llegó quedó anotado.',
    sent: 'Enviaste el cambio: el comprador ya tiene la guía.',
    refused: 'No haces el cambio: el comprador ya sabe por qué.',
    refunded: 'Pedimos el reembolso al proveedor.',
    closed: success.returnClosed,
  },
  needs: {
    text: 'Escribe tu mensaje.',
    decision: 'Escríbelo: el comprador lo lee.',
    amount: 'Escribe un monto como 199.50.',
  },
  back: 'Volver a las devoluciones',
} as const;

export type Messages = typeof es;
