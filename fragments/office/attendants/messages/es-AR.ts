/** The words that Argentina says otherwise. */
export const argentine = {
  gateKindsHint: 'Si no marcás ninguno, entran todos.',
  reentryText:
    'Si lo permitís, la puerta también lee salidas, y quien salió vuelve a entrar con el mismo boleto.',
  gatesText:
    'Por cada acceso entran los boletos que vos elijas. Sin accesos, la puerta es una sola.',
  needs: {
    gate_name: 'Escribí el nombre del acceso.',
    full_name: 'Escribí el nombre de quien asiste.',
    phone: 'Escribí un teléfono completo.',
    email: 'Escribí un correo completo, o dejá el campo vacío.',
  },
} as const;
