/** The words of a return that Argentina says otherwise. */
export const returnTold = {
  text: {
    buyer: {
      withdrawn:
        'Te arrepentiste de la compra dentro de los diez días: no tenés que decir por qué, y no se te cobra nada por eso. Ya le avisamos a {{seller}}, que te escribe cómo retira los artículos y te devuelve lo que pagaste.',
      answered:
        '{{seller}} te escribió. Leé el mensaje y contestale en la página de la devolución.',
      declined:
        '{{seller}} no la aceptó, y la devolución quedó cerrada. Si todavía estás a tiempo, podés pedirla una vez más. Este es su motivo:',
      exchange_asked:
        'Ya le avisamos a {{seller}}. Te escribimos en cuanto conteste. Mientras no conteste, podés preferir el dinero.',
      exchange_sent:
        '{{seller}} te envió lo que pediste a cambio. Cuando lo recibas, cerrá la devolución en su página: desde entonces vuelve a contar tu plazo para devolverlo.',
    },
    store: {
      exchange_asked:
        '{{name}} quiere cambiar artículos por otra opción del mismo precio. Leé qué pasó y contestale: al aceptarla se aparta del inventario lo que pide. El dinero del pedido queda retenido hasta que cierres la devolución.',
      opened:
        '{{name}} quiere devolver artículos. Leé qué pasó, contestale y reembolsá lo que corresponda. El dinero del pedido queda retenido hasta que cierres la devolución.',
      withdrawn:
        '{{name}} se arrepintió de toda la compra dentro de los diez días que da la ley. Si todavía no salió, cancelala; si ya salió, acordá cómo vuelve. Se reembolsa todo lo pagado, sin cargo por reposición ni por el envío de vuelta.',
      inspected:
        'Lo que llegó ya está anotado. Reembolsá lo que corresponda y cerrá la devolución.',
      answered: '{{name}} te escribió. Leé el mensaje y contestale en la página de la devolución.',
    },
  },
  note: { buyer: 'Recibís este correo porque compraste en {{store}}.' },
} as const;
