/** The texts that differ in Argentina. */
export const argentine = {
  title: 'Armá tu tienda',
  intro: 'Cuatro pasos cortos. Tu tienda ya está en línea: lo que guardás acá se ve enseguida.',
  heads: {
    looks: 'Ponele cara a tu tienda',
    catalogue: 'Creá tu primer catálogo',
    item: 'Subí tu primer producto',
    payments: 'Decidí cómo entregás y cobrás',
  },
  texts: {
    looks: 'Elegí la foto o el logotipo. De ella sacamos hasta cinco colores para tu tienda.',
    payments: 'Tus clientes lo ven al pagar. Podés cambiarlo cuando quieras.',
  },
  has: {
    looks: 'Tu tienda ya tiene foto. Acá podés cambiarla.',
    catalogue: 'Tu tienda ya tiene catálogo. Podés agregar otro o seguir.',
    item: 'Tu tienda ya tiene productos. Podés agregar otro o seguir.',
    payments: 'Ya elegiste cómo entregás y cobrás. Acá podés cambiarlo.',
  },
  fields: { type: 'Qué vendés', on_hand: 'Piezas que tenés' },
  others: 'O vendé lo de otras tiendas',
  othersText:
    'Elegí productos de proveedores de la red: ellos los envían y vos ganás por cada venta.',
  accountNeeded: 'Elegiste transferencias: escribí la cuenta a la que te pagan.',
  providers: 'Para cobrar con tarjeta, PayPal y otros, agregá tus llaves en la configuración.',
  liveText: 'Compartila: ya se puede comprar en ella.',
  problems: {
    color: 'Escribí un color como #1d4d3f',
    price: 'Escribí el precio, como 250 o 250.50',
    units: 'Escribí cuántas piezas tenés, como 5',
    collection: 'Escribí dónde se recoge, o quitá esa forma de entrega',
    payment: 'Elegí al menos una forma de cobrar',
    delivery: 'Elegí al menos una forma de entregar',
    cost: 'Escribí el costo, como 99 o 99.50; 0 si es gratis',
    days: 'Escribí los días, de 0 a 90',
  },
  needs: { name: 'Escribí un nombre' },
} as const;
