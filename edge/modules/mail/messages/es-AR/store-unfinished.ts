export const storeUnfinished = {
  keeps:
    'Para conservarla basta una cosa: una foto, un producto, o cómo entregás y cobrás. Toma menos de un minuto.',
  note: 'Si ya no la querés, no hagas nada: tu cuenta se queda, y podés abrir otra tienda cuando gustes.',
} as const;
