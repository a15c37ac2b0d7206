export const es = {
  title: '¿Cerrar sesión?',
  text: 'Estás en la cuenta de {{name}}. Tu carrito y tus pedidos te esperan aquí.',
  submit: 'Cerrar sesión',
  stay: 'Quedarme',
  nobody: 'No hay ninguna sesión abierta',
  nobodyText: 'En este navegador nadie ha iniciado sesión en la tienda.',
  signIn: 'Iniciar sesión',
  home: 'Ir al inicio',
} as const;

export type Messages = typeof es;
