import { forms } from '../../../../shared/i18n/es/forms.ts';
import { generic } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ...forms,
  // The field `username` takes each of a person's three names.
  needs: { ...forms.needs, username: forms.needs.identifier },
  title: 'Inicia sesión',
  text: 'Qué gusto verte de nuevo en {{store}}.',
  submit: 'Iniciar sesión',
  entering: 'Entrando…',
  or: 'o',
  passkey: 'Entrar con llave de acceso',
  passkeyWaiting: 'Esperando a tu dispositivo…',
  passkeyUnavailable: 'Tu navegador no pudo usar una llave de acceso. Entra con tu contraseña.',
  forgot: '¿Olvidaste tu contraseña?',
  resetNow: 'Cambiar mi contraseña ahora',
  noAccount: '¿Aún no tienes cuenta?',
  register: 'Crea una',
  codeTitle: 'Un paso más',
  codeText:
    'Escribe el código de tu aplicación de autenticación, o uno de tus códigos de recuperación.',
  code: 'Código',
  confirm: 'Confirmar',
  startOver: 'Usar otra cuenta',
  noCookies:
    'Tu navegador no guardó la sesión. Permite las cookies de esta tienda e inténtalo de nuevo.',
  tryAgain: generic.tryAgain,
} as const;

export type Messages = typeof es;
