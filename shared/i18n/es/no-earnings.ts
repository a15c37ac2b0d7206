/** Why a sale earned nothing; no words for a seller who earned. */
export const noEarnings = {
  reseller: '',
  code: '',
  touch: '',
  buy_by: 'Quien lo compró tiene tienda y pagó el precio de reventa: nadie gana con esta venta.',
  own_purchase:
    'Quien vende lo compró para sí, con su cuenta o sus datos: una compra propia no da ganancia.',
  own_goods: 'Es mercancía de quien la vendió: no hay reventa que repartir.',
  paused: 'La red tiene en pausa a quien vendió: mientras dure, sus ventas no dan ganancia.',
  no_seller: 'Nadie de la red trajo esta venta.',
  no_rates: 'La red no había fijado qué parte le toca a cada quien.',
} as const;
