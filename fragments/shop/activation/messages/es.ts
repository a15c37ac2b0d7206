import { forms } from '../../../../shared/i18n/es/forms.ts';
import { activation, validation } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ...forms,
  // The field `username` takes each of a person's three names.
  needs: { ...forms.needs, username: forms.needs.identifier },
  titlePhone: 'Confirma tu teléfono',
  titleEmail: 'Confirma tu correo',
  textPhone: 'Te enviamos un PIN por mensaje de texto a {{contact}}.',
  textEmail: 'Te enviamos un PIN y un enlace a {{contact}}.',
  account: 'Usuario: {{username}}',
  expiresIn: 'El PIN vence en {{time}}.',
  expiresSoon: 'El PIN vale 5 minutos.',
  expired: 'El PIN venció: pide uno nuevo.',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  triesLeft_one: 'Te queda {{count}} intento.',
  triesLeft_other: 'Te quedan {{count}} intentos.',
  again: 'Enviar otro PIN',
  againIn: 'Enviar otro PIN (en {{seconds}} s)',
  didActivate: 'Ya la activé con el enlace',
  didReset: 'Ya la cambié con el enlace',
  stillWaiting: 'Todavía falta confirmarlo: abre el enlace de tu correo o escribe aquí el PIN.',
  doneTitle: 'Tu cuenta ya está activa',
  doneReset: 'Tu contraseña ya cambió',
  doneText: 'Todo listo: ya iniciaste sesión.',
  doneSignIn: 'Inicia sesión para continuar aquí.',
  goOn: 'Continuar',
  skip: 'Continuar sin PIN',
  sent: 'Te enviamos un PIN nuevo; el anterior ya no sirve.',
  change: 'Cambiar el teléfono o el correo',
  by: '¿A dónde te enviamos el PIN?',
  byPhone: 'A mi teléfono',
  byEmail: 'A mi correo',
  sendThere: 'Enviar el PIN',
  sending: 'Enviando…',
  settingUp: 'Estamos terminando de preparar tu cuenta…',

  askTitle: 'Recupera tu contraseña',
  askText: 'Dinos quién eres y te enviamos un PIN para elegir una contraseña nueva.',
  askSubmit: 'Enviar el PIN',
  back: 'Volver a iniciar sesión',
  resetTitle: 'Elige una contraseña nueva',
  resetText: 'Si {{contact}} tiene una cuenta, acabamos de enviarle un PIN.',
  save: 'Guardar la contraseña',
  saving: 'Guardando…',

  linkTitle: 'Activa tu cuenta',
  linkText: 'Solo falta un clic: confirma que este correo es tuyo.',
  linkSubmit: 'Activar mi cuenta',
  linkResetText: 'Al guardarla se cierran las demás sesiones de tu cuenta.',
  overTitle: 'Este enlace ya no sirve',
  overText: 'Se usó o venció. Puedes pedir uno nuevo.',
  nothingTitle: 'No encontramos tu registro',
  nothingText: 'Vuelve a empezar: toma menos de un minuto.',
  register: 'Crear cuenta',
  signIn: 'Iniciar sesión',
  forgot: 'Recuperar mi contraseña',

  failed: activation.failed,
  checkPin: 'Revisa los 6 dígitos, o pide otro PIN',
  useAnother: 'Usa otro, o inicia sesión',
  failures: {
    user_already_active: activation.user_already_active,
    user_does_not_exist: activation.user_does_not_exist,
    // The page itself counts the tries that are left.
    invalid_pin: validation.incorrectCode,
    unknown: activation.unknown,
  },
} as const;

export type Messages = typeof es;
