/** The words that Argentina says otherwise. */
export const argentine = {
  intro: 'Escribí por correo a las personas que tienen boletos de {{name}}.',
  unreached_one: '{{count}} boleto no tiene correo: avisale por teléfono.',
  unreached_other: '{{count}} boletos no tienen correo: avisales por teléfono.',
  none: 'Todavía no escribiste a nadie',
  needs: {
    subject: 'Escribí el asunto.',
    text: 'Escribí el mensaje.',
    send_at: 'Escribí el día y la hora, o dejá el campo vacío.',
  },
} as const;
