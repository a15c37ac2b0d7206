/** Why a payment was refused, each with its next step. */
export const declined = {
  payment_declined_credit:
    'Las cuotas sin interés son solo para tarjetas de crédito. Usá una, o pagá en una sola vez.',
  payment_declined_funds:
    'Tu banco dice que no hay saldo suficiente. Usá otra tarjeta u otra forma de pago.',
  payment_declined_expired:
    'La tarjeta está vencida o la fecha no coincide. Revisá la fecha o usá otra tarjeta.',
  payment_declined_details:
    'Un dato de la tarjeta no coincide. Revisá el número, la fecha y el código de seguridad.',
  payment_declined_limit:
    'El pago pasa del límite de tu tarjeta. Pedile a tu banco que lo suba o usá otra forma de pago.',
  payment_declined_identity:
    'Tu banco no pudo confirmar que sos vos. Intentá de nuevo y aprobá el pago con tu banco.',
  payment_declined_unsupported:
    'Esa tarjeta no sirve para este pago. Usá otra u otra forma de pago.',
  payment_declined_retry:
    'Tu banco no respondió y no se cobró nada. Esperá unos minutos e intentá de nuevo.',
  payment_declined_unfinished:
    'El pago quedó sin terminar y no se cobró nada. Intentalo de nuevo o elegí otra forma de pago.',
} as const;
