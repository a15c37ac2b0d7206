import { forms } from '../../../../shared/i18n/es/forms.ts';
import { activation, validation } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ...forms,
  titlePhone: 'Confirma tu teléfono',
  titleEmail: 'Confirma tu correo',
  textPhone: 'Te enviamos un PIN por mensaje de texto a {{contact}}.',
  textEmail: 'Te enviamos un PIN y un enlace a {{contact}}.',
  account: 'Usuario: {{username}}',
  expiresIn: 'El PIN vence en {{time}}',
  expiresSoon: 'El PIN vale 5 minutos.',
  expired: 'El PIN venció: pide uno nuevo.',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  again: 'Enviar otro PIN',
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
  incorrect: validation.incorrectCode,
  failures: {
    user_already_active: activation.user_already_active,
    user_does_not_exist: activation.user_does_not_exist,
    unknown: activation.unknown,
  },
} as const;

export type Messages = typeof es;
