/** The words that Argentina says otherwise. */
export const argentine = {
  tryAgain: 'Revisá tu conexión y volvé a intentarlo.',
  intro: 'Vendé en persona: el inventario baja, el pedido queda entregado y sale su recibo.',
  cameraOn: 'Apuntá al código de barras.',
  cameraFailed: 'La cámara no está disponible. Dale permiso en el navegador, o escribí el código.',
  empty: 'Buscá o leé el primer artículo.',
  receivedHint: 'Dejalo vacío si pagan exacto.',
  cardText: 'Cobrá primero en tu terminal: acá solo se anota.',
  transferText: 'Confirmá primero que llegó a tu cuenta: acá solo se anota.',
  change: 'Vuelto',
  giveChange: 'Vuelto: {{change}}',
  needs: {
    received: 'Escribí una cantidad, como 200 o 199,50.',
    email: 'Escribí un correo completo, o dejá el campo vacío.',
    phone: 'Escribí un teléfono completo, o dejá el campo vacío.',
  },
} as const;
