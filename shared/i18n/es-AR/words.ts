/** The shared words that Argentina says otherwise, where their Spanish addresses the visitor. */

export const generic = { tryAgain: 'Ocurrió un error, intentalo de nuevo' } as const;

export const registration = {
  email_client_failure:
    '¡No se pudo enviar el correo de activación (error del cliente)! Por favor, intentalo más tarde',
  email_server_failure:
    '¡No se pudo enviar el correo de activación (error del servidor)! Por favor, intentalo más tarde',
  not_eligible:
    'Tu línea no admite el cargo del servicio. Por favor, comunicate con tu compañía telefónica.',
} as const;

export const supplier = { missingText: 'Contactá a tu vendedor' } as const;

export const payment = {
  attemptFailed:
    'El intento de pago falló. Por favor, elegí otra forma de pago o intentá más tarde',
  declined: 'El pago fue rechazado. Por favor, comunicate con tu banco para más información',
} as const;
