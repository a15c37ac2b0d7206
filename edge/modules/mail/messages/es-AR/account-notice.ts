/** The words of a notice about an account that Argentina says otherwise. */
export const accountNotice = {
  notYou:
    'Si fuiste vos, no tenés que hacer nada. Si no, cambiá tu contraseña ahora mismo y revisá la seguridad de tu cuenta.',
  tellStore: 'Si fuiste vos, no tenés que hacer nada. Si no, avisale ahora mismo a {{store}}.',
} as const;
