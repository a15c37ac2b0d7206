import {
  invoiceKindWords,
  stampWords,
  taxFieldWords,
} from '../../../../shared/i18n/es/cfdi-words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Factura',
  intro: 'Pedido {{number}}, de {{seller}}.',
  issued: 'Tu factura se emitió.',
  kept: 'Guardamos tus datos. {{seller}} emite la factura cuando el pedido esté pagado, y te avisamos por correo.',
  signIn: 'Inicia sesión con la cuenta con la que compraste para pedir la factura.',
  toSignIn: 'Iniciar sesión',
  refusals: {
    invoice_canceled: 'El pedido se canceló: no tiene factura.',
    invoice_elsewhere:
      'De este pedido no se emiten facturas CFDI: la tienda no está en México o no cobra en pesos.',
  },
  ask: 'Datos de facturación',
  ...taxFieldWords,
  askNow: 'Pedir la factura',
  change: 'Cambiar los datos',
  kinds: invoiceKindWords,
  stamps: stampWords,
  unstamped: 'Sin timbre fiscal: por ahora no tiene validez ante el SAT.',
  testStamp: 'El timbre es de un entorno de pruebas: no tiene validez ante el SAT.',
  of: 'De la factura {{number}}',
  pdf: 'Descargar PDF',
  xml: 'Descargar XML',
  pdfOf: 'Descargar {{number}} en PDF',
  xmlOf: 'Descargar {{number}} en XML',
  back: 'Ver el pedido',
} as const;

export type Messages = typeof es;
