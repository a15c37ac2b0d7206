/** The words that Argentina says otherwise. */
export const argentine = {
  takeBackHint: 'Si lo retirás, el enlace deja de cobrar y el pedido ya no se puede cambiar.',
  intro: 'Poné lo que acordaste con tu cliente: le llega un enlace y paga como prefiera.',
  addsIntro:
    'Mientras nadie lo pague, podés retirarlo. Para cambiarlo, retiralo y agregá de nuevo desde el pedido.',
  ofIntro: 'Mientras nadie lo pague, podés cambiarlo o retirarlo: el enlace sigue siendo el mismo.',
  linkHint: 'Copialo y mandalo por donde hablás con tu cliente.',
  amount: 'Unidades',
  chooseState: 'Elegí…',
  needs: {
    lines: 'Dejá al menos una unidad de algún artículo.',
    amount: 'Escribí las unidades con un número, hasta 999.',
    price: 'Escribí un precio, como 199.50.',
    full_name: 'Escribí el nombre del cliente.',
    email: 'Escribí un correo válido.',
    phone: 'Escribí un teléfono válido.',
    delivery_type: 'Elegí cómo lo recibe.',
  },
} as const;
