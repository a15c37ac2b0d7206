export const es = { notices: 'Avisos', close: 'Cerrar aviso' };
