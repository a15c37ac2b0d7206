import { needs, problems } from '../../../../shared/i18n/es-AR/forms.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  problems,
  needs: { ...needs, username: needs.identifier },
  title: 'Iniciá sesión',
  passkeyUnavailable: 'Tu navegador no pudo usar una llave de acceso. Entrá con tu contraseña.',
  noAccount: '¿Aún no tenés cuenta?',
  register: 'Creá una',
  codeText:
    'Escribí el código de tu aplicación de autenticación, o uno de tus códigos de recuperación.',
  noCookies:
    'Tu navegador no guardó la sesión. Permití las cookies de esta tienda e intentalo de nuevo.',
} as const;
