export const returnTold = {
  title: {
    buyer: {
      opened: 'Pediste devolver artículos del pedido {{number}}',
      withdrawn: 'Recibimos tu arrepentimiento del pedido {{number}}',
      answered: 'Te contestaron sobre la devolución del pedido {{number}}',
      accepted: 'Aceptaron la devolución del pedido {{number}}',
      declined: 'Rechazaron la devolución del pedido {{number}}',
      inspected: 'Revisaron lo que devolviste del pedido {{number}}',
      exchange_asked: 'Pediste un cambio del pedido {{number}}',
      exchange_kept: 'Aceptaron el cambio del pedido {{number}}',
      exchange_money: 'Aceptaron la devolución del pedido {{number}}',
      exchange_canceled: 'Ya no hay cambio en el pedido {{number}}',
      exchange_inspected: 'Revisaron lo que devolviste del pedido {{number}}',
      exchange_refused: 'No se hace el cambio del pedido {{number}}',
      exchange_sent: 'Va en camino el cambio del pedido {{number}}',
      closed: 'Se cerró la devolución del pedido {{number}}',
    },
    store: {
      opened: 'Piden devolver artículos del pedido {{number}}',
      withdrawn: 'Arrepentimiento de la compra: pedido {{number}}',
      answered: 'Hay un mensaje nuevo en la devolución del pedido {{number}}',
      accepted: 'Aceptaste la devolución del pedido {{number}}',
      declined: 'Rechazaste la devolución del pedido {{number}}',
      inspected: 'Revisaste la devolución del pedido {{number}}',
      exchange_asked: 'Piden un cambio en el pedido {{number}}',
      exchange_kept: 'Aceptaste el cambio del pedido {{number}}',
      exchange_money: 'Aceptaste la devolución del pedido {{number}}',
      exchange_canceled: 'Ya no quieren el cambio del pedido {{number}}',
      exchange_inspected: 'Revisaste la devolución del pedido {{number}}',
      exchange_refused: 'No haces el cambio del pedido {{number}}',
      exchange_sent: 'Enviaste el cambio del pedido {{number}}',
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
      exchange_asked:
        'Ya le avisamos a {{seller}}. Te escribimos en cuanto conteste. Mientras no conteste, puedes preferir el dinero.',
      exchange_kept:
        '{{seller}} aceptó tu devolución y apartó lo que pediste a cambio. Esto es lo que sigue:',
      exchange_money:
        '{{seller}} aceptó tu devolución, pero no puede hacer el cambio: te devuelve el dinero. Esto es lo que sigue:',
      exchange_canceled: 'Lo que devuelves se te paga con dinero, como en cualquier devolución.',
      exchange_inspected:
        '{{seller}} recibió tu devolución y la revisó. Ahora te envía el cambio de lo que llegó.',
      exchange_refused:
        '{{seller}} no hace el cambio: te corresponde el dinero de lo que llegó. Este es su motivo:',
      exchange_sent:
        '{{seller}} te envió lo que pediste a cambio. Cuando lo recibas, cierra la devolución en su página: desde entonces vuelve a contar tu plazo para devolverlo.',
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
      exchange_asked:
        '{{name}} quiere cambiar artículos por otra opción del mismo precio. Lee qué pasó y contéstale: al aceptarla se aparta del inventario lo que pide. El dinero del pedido queda retenido hasta que cierres la devolución.',
      exchange_kept: 'Lo que pidió a cambio ya está apartado.',
      exchange_money: 'El comprador ya sabe que recibe el dinero.',
      exchange_canceled: '{{name}} prefiere el dinero. La devolución sigue como cualquier otra.',
      exchange_inspected: 'Lo que llegó ya está anotado. Falta enviar el cambio.',
      exchange_refused: 'El comprador ya sabe por qué.',
      exchange_sent: 'El comprador ya tiene el número de guía.',
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
