export const es = {
  label: 'Tu cuenta',
  purchases: 'Mis compras',
  preferences: 'Preferencias',
  security: 'Seguridad',
  signOut: 'Cerrar sesión',
} as const;

export type Messages = typeof es;
