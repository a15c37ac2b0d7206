/** The words that Argentina says otherwise. */
export const argentine = {
  signIn: 'Iniciá sesión con la cuenta con la que compraste para pedir la devolución.',
  refusals: { return_too_early: 'Podés pedir la devolución cuando el pedido esté entregado.' },
  until: 'Podés pedirla hasta: {{at}}',
  exchangeHint:
    'Podés cambiar un artículo por otra opción del mismo que cueste lo que pagaste. Las de otro precio no se ofrecen a cambio: pedí el dinero y compralas aparte.',
  wants: 'Qué querés por {{name}}',
  gotExchange:
    'Cuando lo recibas, cerrá la devolución: desde entonces vuelve a contar tu plazo para devolverlo.',
  choose: 'Elegí un motivo',
  detail: 'Contá qué pasó',
  by: { customer: 'Vos' },
  closeText:
    'Cerrala cuando ya esté resuelta, o si ya no querés devolver nada. No se puede volver a abrir.',
  needs: {
    lines: 'Elegí al menos una pieza.',
    reason: 'Elegí un motivo.',
    detail: 'Contá qué pasó.',
    text: 'Escribí tu mensaje.',
  },
} as const;
