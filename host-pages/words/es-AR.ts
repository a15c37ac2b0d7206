/** The texts of the pages that differ in Argentina. */
export const argentine = {
  waitingJoin: 'Entrá a la lista de espera',
  sectionDescription:
    '{{section}} en {{store}}: compará precios, revisá disponibilidad y comprá en línea.',
  cardEarning: 'Ganás {{earned}} · lo comprás en {{buyBy}}',
  forbidden: {
    title: 'No tenés acceso a esta página',
    why: 'Es solo para quienes atienden la tienda. Si creés que deberías verla, pedí acceso a quien la administra.',
    readOnly: 'Esta tienda muestra lo de otra y es solo de consulta: acá nadie cambia nada.',
  },
  signUpCall: {
    title: 'Creá tu cuenta en {{store}}',
    why: 'Guardá tu carrito, seguí tus pedidos y comprá más rápido la próxima vez.',
  },
} as const;
