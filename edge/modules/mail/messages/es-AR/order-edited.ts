/** The words of a changed order that Argentina says otherwise. */
export const orderEdited = {
  wrong: '¿No lo pediste o algo está mal? Escribile a la tienda desde la página de tu pedido.',
  footer: 'Recibís este correo porque compraste en {{store}}.',
} as const;
