/** The words that Argentina says otherwise. */
export const argentine = {
  until: 'Los artículos se apartan cuando empezás a pagar. Podés hacerlo hasta el {{time}}',
  how: '¿Cómo querés pagar?',
  over: 'Este enlace ya no vale. Pedile otro a la tienda.',
  notNow:
    'Ahora mismo este pedido no se puede pagar: algún artículo se agotó o cambió. Preguntale a la tienda.',
  needs: { payment_type: 'Elegí cómo querés pagar.' },
} as const;
