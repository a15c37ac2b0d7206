export const draftLink = {
  title: '{{store}} preparó tu pedido: {{total}}',
  titleAdds: 'Agregado a tu pedido {{number}}: {{total}}',
  adds: '{{store}} agrega estos artículos a tu pedido {{number}}. Se pagan aparte y tienen su propio número.',
  hello: 'Hola, {{name}}.',
  text: 'Revisa lo que lleva y págalo como prefieras, hasta el {{until}}.',
  see: 'Ver y pagar mi pedido',
  stock: 'Los artículos se apartan cuando empiezas a pagar.',
  stop: 'No recibir más correos de {{store}}',
  footer:
    'Recibes este correo porque {{store}} preparó un pedido para ti. Si no lo esperabas, ignóralo: no se cobra nada.',
} as const;
