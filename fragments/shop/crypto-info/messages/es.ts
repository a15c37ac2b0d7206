/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Paga con criptomonedas',
  total: 'Importe',
  send: 'Envía exactamente',
  rate: 'Tipo de cambio',
  until: 'Vale hasta las',
  fixed:
    'El importe y el tipo de cambio quedan fijos por 15 minutos. En la página de TiendaCrypto verás a dónde enviarlo.',
  over: 'El tipo de cambio ya venció o el pago ya tiene respuesta. Revisa cómo va, o elige de nuevo cómo pagar.',
  go: 'Ir a TiendaCrypto',
  look: 'Ver cómo va mi pago',
  other: 'Elegir otra forma de pago',
} as const;

export type Messages = typeof es;
