/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Cuándo se cobran las compras',
  intro:
    'Se cobran en el momento. Si lo prefieres, el dinero solo se aparta y se cobra cuando marcas el pedido como listo para entregar, o antes, desde el pedido. Si se cancela, no se cobra nada.',
  legend: 'Formas de pago que se autorizan primero y se cobran al enviar',
  codes: {
    str_card: 'Tarjeta en el checkout (Stripe)',
    conekta_card: 'Tarjeta con Conekta',
    paypal: 'PayPal',
  },
  hints: {
    str_card:
      'El banco aparta el dinero 7 días; un día antes te avisamos y, si no se cobra, el pedido se cancela solo. A meses, con varios vendedores, o con boletos, servicios o archivos se cobra al comprar.',
    conekta_card:
      'El banco aparta el dinero, y contamos con 5 días para cobrarlo; el aviso y lo demás son iguales.',
    paypal:
      'PayPal asegura el dinero 3 días y deja cobrarlo hasta 29; te avisamos un día antes de cada plazo.',
  },
  save: 'Guardar cuándo se cobra',
  saved: 'Quedó guardado: vale para las compras de ahora en adelante.',
} as const;

export type Messages = typeof es;
