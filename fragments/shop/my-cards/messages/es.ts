export const es = {
  title: 'Tarjetas guardadas',
  intro:
    'Las guarda el proveedor del pago para tus compras en las tiendas de esta red. Aquí solo se ven su marca, sus últimos cuatro dígitos y su vencimiento.',
  none: 'No tienes tarjetas guardadas. Puedes guardar una la próxima vez que pagues con ella.',
  ends: 'Vence {{end}}',
  remove: 'Quitar',
  removeOf: 'Quitar {{name}}',
  goOn: 'Sí, quitar',
  removed: 'Quitamos la tarjeta, también del proveedor del pago.',
  proof: 'Confirma que eres tú',
  proofText: 'Para quitar una tarjeta, escribe otra vez tu contraseña.',
  password: 'Tu contraseña',
  confirm: 'Confirmar',
} as const;

export type Messages = typeof es;
