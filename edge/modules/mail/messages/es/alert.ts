import { disputed } from './disputed.ts';
import { orderAnswered } from './order-answered.ts';
import { orderEdited } from './order-edited.ts';
import { orderMoved } from './order-moved.ts';
import { returnTold } from './return-told.ts';
import { reviewAsk } from './review-ask.ts';
import { walletTold } from './wallet-told.ts';

/** The sentences of alerts: those of mails are their titles. */
export const alert = {
  placed: 'Recibimos tu pedido {{number}}',
  received: 'Pedido nuevo: {{number}}',
  slip: 'Falta pagar tu pedido {{number}}',
  paymentReview: {
    begun: 'El pago de tu pedido {{number}} está en revisión',
    declined: 'No se aceptó el pago de tu pedido {{number}}',
    seller: 'El pago del pedido {{number}} espera que lo aceptes con tu proveedor',
  },
  moved: orderMoved.title,
  edited: orderEdited.title,
  answered: orderAnswered.title,
  returned: returnTold.title,
  disputed: disputed.title,
  refunded: 'Te devolvieron dinero del pedido {{number}}',
  refundAccount: 'Ya hay una cuenta a la que devolver el dinero del pedido {{number}}',
  files: 'Ya puedes descargar los archivos de tu pedido {{number}}',
  invoiced: {
    buyer: 'Tu factura {{invoice}} del pedido {{number}} está lista',
    store: 'Se emitió la factura {{invoice}} del pedido {{number}}',
  },
  credited: {
    buyer: 'Tu nota de crédito {{invoice}} del pedido {{number}} está lista',
    store: 'Se emitió la nota de crédito {{invoice}} del pedido {{number}}',
  },
  parcel: {
    failed: 'La paquetería no pudo entregar el pedido {{number}}',
    returned: 'El paquete del pedido {{number}} regresó',
  },
  held: {
    payment_review: 'El pedido {{number}} está retenido: hay que revisar el pago',
    suspected_fraud: 'El pedido {{number}} está retenido: hay sospecha de fraude',
    address_unclear: 'El pedido {{number}} está retenido: la dirección no es clara',
    out_of_stock: 'El pedido {{number}} está retenido: faltan artículos',
    buyer_answer: 'El pedido {{number}} está retenido: espera al comprador',
    other: 'El pedido {{number}} está retenido',
    payment_risk: 'El pedido {{number}} está retenido: revisa el riesgo de su pago',
  },
  stillHeld: 'El pedido {{number}} sigue retenido: su comprador espera que revises el pago',
  authorization: {
    unsure:
      'El proveedor solo asegura hasta mañana el dinero del pedido {{number}}: conviene cobrarlo ya',
    ends: 'Mañana se libera el cobro autorizado del pedido {{number}}: hay que cobrarlo o cancelarlo',
    ended: 'El pedido {{number}} se canceló: se venció el cobro autorizado',
    mismatched:
      'El pedido {{number}} se canceló: se cobró otro importe que el autorizado, y se devuelve completo',
  },
  wallet: walletTold.title,
  review: reviewAsk.title,
  contact: '{{name}} te escribió',
  smsRunout:
    'A tu tienda se le acabaron los mensajes de texto: quien solo dio su teléfono no se entera de lo que le escribes',
  jobs: {
    itemsExport: {
      done: 'La exportación de tus artículos está lista para descargar',
      failed: 'La exportación de tus artículos no se pudo terminar',
    },
    ordersExport: {
      done: 'La exportación de tus pedidos está lista para descargar',
      failed: 'La exportación de tus pedidos no se pudo terminar',
    },
    itemsImport: {
      done: 'La carga de tus artículos terminó',
      failed: 'La carga de tus artículos no se pudo terminar, y lo que había entrado se quitó',
    },
  },
  contactPlain: 'Alguien te escribió',
  assigned: '{{by}} te asignó una conversación',
  mentioned: '{{by}} te mencionó en una nota interna',
  rate: '{{name}} cerró su conversación contigo. ¿Cómo te atendieron?',
  rated: 'Calificaron una conversación: {{stars}} de 5',
  affinityAsked: '{{name}} pide entrar a tu grupo de afinidad',
  affinityAccepted: 'Ya eres parte de {{group}}',
  affinityRejected: '{{group}} no aceptó tu solicitud: {{reason}}',
} as const;
