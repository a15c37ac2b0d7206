import { needs, problems } from '../../../../shared/i18n/es-AR/forms.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  problems,
  needs: { ...needs, username: needs.identifier },
  titlePhone: 'Confirmá tu teléfono',
  titleEmail: 'Confirmá tu correo',
  expired: 'El PIN venció: pedí uno nuevo.',
  stillWaiting: 'Todavía falta confirmarlo: abrí el enlace de tu correo o escribí acá el PIN.',
  doneSignIn: 'Iniciá sesión para continuar acá.',
  askText: 'Decinos quién sos y te enviamos un PIN para elegir una contraseña nueva.',
  resetTitle: 'Elegí una contraseña nueva',
  linkTitle: 'Activá tu cuenta',
  linkNewText: 'Elegí tu contraseña: con ella entrás a tu cuenta, donde queda tu pedido.',
  linkText: 'Solo falta un clic: confirmá que este correo es tuyo.',
  overText: 'Se usó o venció. Podés pedir uno nuevo.',
  nothingText: 'Volvé a empezar: toma menos de un minuto.',
  checkPin: 'Revisá los 6 dígitos, o pedí otro PIN',
  useAnother: 'Usá otro, o iniciá sesión',
} as const;
