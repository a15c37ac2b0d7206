/** The words of a prepared order that Argentina says otherwise. */
export const draftLink = {
  text: 'Revisá lo que lleva y pagalo como prefieras, hasta el {{until}}.',
  stock: 'Los artículos se apartan cuando empezás a pagar.',
  footer:
    'Recibís este correo porque {{store}} preparó un pedido para vos. Si no lo esperabas, ignoralo: no se cobra nada.',
} as const;
