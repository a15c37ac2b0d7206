export const accountNotice = {
  title: {
    passkey_added: 'Tu cuenta tiene una llave de acceso nueva',
    passkey_removed: 'Se quitó una llave de acceso de tu cuenta',
    app_added: 'Tu cuenta ya pide el código de una aplicación',
    app_removed: 'Tu cuenta ya no pide el código de tu aplicación',
    codes_renewed: 'Tu cuenta tiene códigos de recuperación nuevos',
    code_used: 'Se usó un código de recuperación de tu cuenta',
    password_changed: 'La contraseña de tu cuenta cambió',
    email_changed: 'El correo de tu cuenta cambió',
    phone_changed: 'El teléfono de tu cuenta cambió',
  },
  effect: {
    passkey_added: 'Con ella se puede entrar sin contraseña.',
    passkey_removed: 'Ya no sirve para entrar.',
    app_removed: 'Tus códigos de recuperación tampoco sirven ya.',
    codes_renewed: 'Los de antes ya no sirven.',
    code_used: 'Con él se inició sesión en lugar de la aplicación; ese código ya no sirve.',
    password_changed: 'Se cerraron todas las sesiones que tenías abiertas.',
  },
  hello: 'Hola, {{name}}.',
  when: 'Pasó el {{time}}, hora de la tienda.',
  review: 'Revisar mi cuenta',
  notYou:
    'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña ahora mismo y revisa la seguridad de tu cuenta.',
  tellStore: 'Si fuiste tú, no tienes que hacer nada. Si no, avisa ahora mismo a {{store}}.',
} as const;
