/** The texts that differ in Argentina. */
export const argentine = {
  none: 'Todavía no tenés compras en {{store}}.',
  pastLast: 'Acá ya no hay más compras.',
  prove:
    '¿Compraste con tu correo sin iniciar sesión? Comprobalo y esas compras también aparecerán acá.',
} as const;
