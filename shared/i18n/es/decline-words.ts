/** Why a payment was refused, each with its next step. */
export const declined = {
  payment_declined_credit:
    'Los meses sin intereses son solo para tarjetas de crédito. Usa una, o paga en una sola exhibición.',
  payment_declined_funds:
    'Tu banco dice que no hay saldo suficiente. Usa otra tarjeta u otra forma de pago.',
  payment_declined_expired:
    'La tarjeta está vencida o la fecha no coincide. Revisa la fecha o usa otra tarjeta.',
  payment_declined_details:
    'Un dato de la tarjeta no coincide. Revisa el número, la fecha y el código de seguridad.',
  payment_declined_limit:
    'El pago pasa del límite de tu tarjeta. Pide a tu banco que lo suba o usa otra forma de pago.',
  payment_declined_identity:
    'Tu banco no pudo confirmar que eres tú. Intenta de nuevo y aprueba el pago con tu banco.',
  payment_declined_unsupported:
    'Esa tarjeta no sirve para este pago. Usa otra u otra forma de pago.',
  payment_declined_retry:
    'Tu banco no respondió y no se cobró nada. Espera unos minutos e intenta de nuevo.',
  payment_declined_unfinished:
    'El pago quedó sin terminar y no se cobró nada. Inténtalo de nuevo o elige otra forma de pago.',
} as const;
