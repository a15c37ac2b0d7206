export const draftLink = {
  title: '{{store}} preparó tu pedido: {{total}}',
  hello: 'Hola, {{name}}.',
  text: 'Revisa lo que lleva y págalo como prefieras, hasta el {{until}}.',
  see: 'Ver y pagar mi pedido',
  stock: 'Los artículos se apartan cuando empiezas a pagar.',
  stop: 'No recibir más correos de {{store}}',
  footer:
    'Recibes este correo porque {{store}} preparó un pedido para ti. Si no lo esperabas, ignóralo: no se cobra nada.',
} as const;
