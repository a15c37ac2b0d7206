export const returnTold = {
  title: {
    buyer: {
      opened: 'Pediste devolver artículos del pedido {{number}}',
      withdrawn: 'Recibimos tu arrepentimiento del pedido {{number}}',
      answered: 'Te contestaron sobre la devolución del pedido {{number}}',
      accepted: 'Aceptaron la devolución del pedido {{number}}',
      declined: 'Rechazaron la devolución del pedido {{number}}',
      inspected: 'Revisaron lo que devolviste del pedido {{number}}',
      closed: 'Se cerró la devolución del pedido {{number}}',
    },
    store: {
      opened: 'Piden devolver artículos del pedido {{number}}',
      withdrawn: 'Arrepentimiento de la compra: pedido {{number}}',
      answered: 'Hay un mensaje nuevo en la devolución del pedido {{number}}',
      accepted: 'Aceptaste la devolución del pedido {{number}}',
      declined: 'Rechazaste la devolución del pedido {{number}}',
      inspected: 'Revisaste la devolución del pedido {{number}}',
      closed: 'Quien compró cerró la devolución del pedido {{number}}',
    },
  },
  text: {
    buyer: {
      opened: 'Ya le avisamos a {{seller}}. Te escribimos en cuanto conteste.',
      withdrawn:
        'Te arrepentiste de la compra dentro de los diez días: no tienes que decir por qué, y no se te cobra nada por ello. Ya le avisamos a {{seller}}, que te escribe cómo recoge los artículos y te devuelve lo que pagaste.',
      answered:
        '{{seller}} te escribió. Lee el mensaje y contéstale en la página de la devolución.',
      accepted: '{{seller}} aceptó tu devolución. Esto es lo que sigue:',
      declined:
        '{{seller}} no la aceptó, y la devolución quedó cerrada. Si todavía estás a tiempo, puedes pedirla una vez más. Este es su motivo:',
      inspected:
        '{{seller}} recibió tu devolución y la revisó. En su página ves cuántas piezas llegaron; el reembolso sigue.',
      closed:
        '{{seller}} la dio por terminada. En la página de la devolución ves lo que se te reembolsó.',
    },
    store: {
      opened:
        '{{name}} quiere devolver artículos. Lee qué pasó, contéstale y reembolsa lo que corresponda. El dinero del pedido queda retenido hasta que cierres la devolución.',
      withdrawn:
        '{{name}} se arrepintió de toda la compra dentro de los diez días que da la ley. Si todavía no sale, cancélala; si ya salió, acuerda cómo vuelve. Se reembolsa todo lo pagado, sin cargo por reposición ni por el envío de regreso.',
      answered: '{{name}} te escribió. Lee el mensaje y contéstale en la página de la devolución.',
      accepted: 'El comprador ya sabe cómo te la regresa.',
      declined: 'El comprador ya sabe por qué.',
      inspected:
        'Lo que llegó ya está anotado. Reembolsa lo que corresponda y cierra la devolución.',
      closed: '{{name}} la dio por terminada. El dinero del pedido vuelve a liberarse a su tiempo.',
    },
  },
  code: 'Código de la solicitud: {{code}}',
  aBuyer: 'Quien compró',
  hello: 'Hola, {{name}}.',
  see: { buyer: 'Ver mi devolución', store: 'Ver la devolución' },
  note: {
    buyer: 'Recibes este correo porque compraste en {{store}}.',
    store: 'Todo lo que se escriben queda en la página de la devolución.',
  },
  stop: 'No recibir más correos de {{store}}',
} as const;
