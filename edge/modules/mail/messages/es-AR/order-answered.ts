/** The words of a buyer's answer that Argentina says otherwise. */
export const orderAnswered = {
  text: { confirmed: 'El comprador aceptó el día que le propusiste. Ya podés prepararlo.' },
  textBy: { confirmed: '{{name}} aceptó el día que le propusiste. Ya podés preparar su pedido.' },
} as const;
