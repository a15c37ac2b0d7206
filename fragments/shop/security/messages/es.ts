import { factor } from '../../../../shared/i18n/es/factor.ts';
import { forms } from '../../../../shared/i18n/es/forms.ts';
import { generic } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ...forms,
  title: 'Seguridad',
  back: 'Preferencias',
  advice:
    'Tu cuenta abre la administración de esta tienda. Agrega una llave de acceso o una aplicación de autenticación: con la pura contraseña, cualquiera que la averigüe puede entrar.',
  needsScript:
    'Para agregar una llave de acceso activa JavaScript: tu navegador la crea con él. Todo lo demás de esta página funciona sin JavaScript.',
  proved: 'Confirmaste que eres tú: ya puedes cambiarlo.',
  failed: 'No se pudo',
  tryAgain: generic.tryAgain,
  cancel: 'Cancelar',
  yourPassword: 'Tu contraseña actual',
  wrongPassword: 'La contraseña no es correcta.',
  proofText: 'Para cambiar lo que protege tu cuenta, confirma que eres tú.',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  signInInstead: 'Mejor iniciar sesión otra vez',

  passkeys: 'Llaves de acceso',
  passkeysText:
    'Entra con tu huella, tu rostro o el PIN de tu dispositivo, sin escribir tu contraseña. Nadie puede robarla con una página falsa.',
  noPasskeys: 'Todavía no tienes ninguna.',
  unsupported: 'Este navegador no puede crear llaves de acceso aquí. Prueba con otro.',
  addPasskey: 'Agregar llave de acceso',
  adding: 'Esperando a tu dispositivo…',
  passkeyAdded: 'Tu llave de acceso está lista',
  passkeyCancelled: 'No se creó ninguna llave de acceso. Puedes intentarlo de nuevo.',
  passkeyExists: 'Este dispositivo ya tiene una llave de acceso a tu cuenta.',
  unknownDevice: 'Mi llave de acceso',
  on: '{{browser}} en {{system}}',
  created: 'Creada el {{date}}',
  used: 'Último uso: {{date}}',
  neverUsed: 'Sin usar',
  elsewhere: 'Solo abre {{host}}',
  rename: 'Cambiar nombre',
  renameOf: 'Cambiar nombre de {{name}}',
  name: 'Nombre',
  save: 'Guardar',
  saving: 'Guardando…',
  remove: 'Quitar',
  removeOf: 'Quitar {{name}}',
  removePasskey: '¿Quitar «{{name}}»? Ya no podrás entrar con ella.',
  removeYes: 'Sí, quitar',
  removing: 'Quitando…',
  passkeyRenamed: 'El nombre cambió',
  passkeyRemoved: 'La llave de acceso ya no abre tu cuenta',

  app: 'Aplicación de autenticación',
  appText:
    'Además de tu contraseña te pediremos un código que cambia cada 30 segundos. Sirve cualquier aplicación: Google Authenticator, 1Password, Aegis…',
  appOff: 'No está activa.',
  appSince: 'Activa desde el {{date}}',
  setUp: 'Configurar aplicación',
  settingUp: 'Preparando…',
  scan: 'Escanea este código con tu aplicación',
  qr: 'Código QR para tu aplicación de autenticación',
  typeInstead: '¿No puedes escanearlo? Escribe esta clave en la aplicación:',
  openApp: 'Abrir en mi aplicación',
  appCode: 'Código de 6 dígitos que muestra',
  appCodeProblem: 'Son 6 dígitos',
  ...factor,
  activate: 'Activar',
  activating: 'Activando…',
  turnOff: 'Desactivar',
  turnOffText:
    'Tu cuenta quedará solo con tu contraseña y tus códigos de recuperación dejarán de servir.',
  turningOff: 'Desactivando…',
  appRemoved: 'La aplicación ya no se pide al entrar',

  codes: 'Códigos de recuperación',
  codesText:
    'Si pierdes tu teléfono, cada código te deja entrar una vez en lugar de la aplicación.',
  codesLeft_one: 'Te queda {{count}} código sin usar.',
  codesLeft_other: 'Te quedan {{count}} códigos sin usar.',
  codesFew: 'Te quedan pocos: crea otros antes de que se acaben.',
  renew: 'Crear códigos nuevos',
  renewText: 'Los códigos de antes dejarán de servir.',
  renewing: 'Creando…',
  codesOnce: 'Guárdalos ahora: no los volveremos a mostrar.',
  copy: 'Copiar',
  copied: 'Los códigos se copiaron',
  download: 'Descargar',
  file: 'codigos-de-recuperacion.txt',
  print: 'Imprimir',
  kept: 'Ya los guardé',
} as const;

export type Messages = typeof es;
