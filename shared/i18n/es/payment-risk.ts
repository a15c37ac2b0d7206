import type { RiskHold, RiskLevel, RiskSignName } from '../../rules/payment-risk.ts';

/** How risky a payment looks, and why, as the staff of its store reads it. */
export const paymentRisk = {
  title: 'Riesgo del pago',
  levels: {
    none: 'Sin señales de riesgo',
    look: 'Conviene revisarlo',
    high: 'Riesgo alto',
  } satisfies Record<RiskLevel, string>,
  signs: {
    provider_highest: 'El proveedor lo calificó como de riesgo muy alto.',
    provider_elevated: 'El proveedor lo calificó como de riesgo elevado.',
    card_abroad: 'La tarjeta es de {{card}} y el envío va a {{delivery}}.',
    billing_abroad: 'Los datos de la tarjeta son de {{card}} y el envío va a {{delivery}}.',
    declined_tries: 'Antes de pasar, el pago se rechazó {{count}} veces.',
    many_purchases: 'Hubo {{count}} compras en una hora con la misma cuenta, correo o dirección.',
    large_amount: 'El monto es {{times}} veces lo habitual en tu tienda.',
    new_guest: 'Compró sin cuenta y con un correo que nunca había comprado aquí.',
  } satisfies Record<RiskSignName, string>,
} as const;

/** Which paid orders a store holds. */
export const riskHoldNames = {
  off: 'Ninguno',
  high: 'Los de riesgo alto',
  any: 'Todos los que tengan riesgo',
} as const satisfies Record<RiskHold, string>;
