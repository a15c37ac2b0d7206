export const orderEdited = {
  title: 'Tu pedido {{number}} cambió',
  delivery: '{{seller}} cambió la entrega de tu pedido.',
  lines: '{{seller}} quitó artículos de tu pedido.',
  change: '{{name}}: eran {{from}} y quedan {{to}}.',
  refunded:
    'Te devolvemos {{amount}}; tu banco puede tardar unos días. Tu pedido queda en {{total}}.',
  less_due: 'Pagas {{amount}} menos: tu pedido queda en {{total}}.',
  now: 'Así queda: {{to}}.',
  note: 'Te escribe: «{{note}}»',
  wrong: '¿No lo pediste o algo está mal? Escribe a la tienda desde la página de tu pedido.',
  hello: 'Hola, {{name}}.',
  see: 'Ver mi pedido',
  stop: 'No recibir más correos de {{store}}',
  footer: 'Recibes este correo porque compraste en {{store}}.',
} as const;
