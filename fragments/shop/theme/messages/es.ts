export const es = { dark: 'Usar tema oscuro', light: 'Usar tema claro' };

export type Messages = typeof es;
