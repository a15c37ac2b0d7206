/** The words of the mail with an order's files that Argentina says otherwise. */
export const files = {
  text: 'Tu pedido {{number}} de {{seller}} está pagado y ya podés descargar lo que compraste:',
  minutes:
    'Cada descarga que abrís ahí vale diez minutos; después la abrís otra vez desde tu pedido.',
  note: 'Recibís este correo porque compraste en {{store}}.',
} as const;
