/** The words that Argentina says otherwise. */
export const argentine = {
  tryAgain: 'Revisá tu conexión y volvé a intentarlo.',
  codeHint: 'Escribilo como está debajo del QR, o usá un lector que teclea.',
  cameraOn: 'Apuntá al código QR.',
  cameraFailed: 'La cámara no está disponible. Dale permiso en el navegador, o escribí el código.',
  over: 'Este enlace ya no abre la puerta: pedile otro a la tienda.',
  more: 'Y {{count}} más: escribí otra parte del nombre.',
  reasons: {
    unknown: 'Ese código no está en la lista. Revisá que esté completo.',
  },
} as const;
