export const storeUnfinished = {
  title: 'Tu tienda se cierra el {{day}}',
  text: 'Abriste tu tienda y sigue vacía. El {{day}} la cerramos, y su dirección queda libre para alguien más.',
  keeps:
    'Para conservarla basta una cosa: una foto, un producto, o cómo entregas y cobras. Toma menos de un minuto.',
  open: 'Seguir con mi tienda',
  note: 'Si ya no la quieres, no hagas nada: tu cuenta se queda, y puedes abrir otra tienda cuando gustes.',
} as const;
