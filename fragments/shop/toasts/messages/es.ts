export const es = { notices: 'Avisos', close: 'Cerrar aviso' };

export type Messages = typeof es;
