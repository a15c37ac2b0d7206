/** Values replace the names in braces. */
export const es = {
  title: 'Enlaces para la puerta',
  intro:
    'Quien abra uno de estos enlaces lee boletos de {{name}} sin tener cuenta, y no ve nada más de la tienda. Cada enlace sirve en {{devices}} dispositivos.',
  make: 'Hacer un enlace',
  name: 'Para quién o para dónde',
  nameHint: 'Por ejemplo: Puerta norte — Ana. Sale en cada entrada que dé.',
  end: 'Termina el',
  endHint:
    'Con el reloj de tu tienda ({{city}}). A más tardar, un día después de que empiece la experiencia.',
  save: 'Hacer el enlace',
  ended: 'La experiencia terminó: la puerta está cerrada.',
  links: 'Enlaces que hiciste',
  none: 'Todavía no haces ninguno',
  noneText: 'Aquí quedan los enlaces, con los dispositivos que los usan.',
  states: { open: 'Abierto', ended: 'Terminado', revoked: 'Retirado' },
  until: 'Hasta el {{at}}',
  was: 'Terminó el {{at}}',
  address: 'Dirección del enlace',
  addressHint: 'Envíasela solo a quien va a estar en la puerta: quien la tenga puede dar entradas.',
  copy: 'Copiar',
  copyOf: 'Copiar el enlace «{{name}}»',
  copied: 'Enlace copiado',
  copyFailed: 'Tu navegador no deja copiar: el enlace quedó seleccionado, cópialo tú',
  qrOf: 'Código QR del enlace «{{name}}»',
  qrHint: 'O muéstrale este código: la cámara de su teléfono abre la puerta.',
  devices_one: '{{count}} de {{most}} dispositivos',
  devices_other: '{{count}} de {{most}} dispositivos',
  seen: 'último uso el {{at}}',
  on: '{{browser}} en {{system}}',
  unknownDevice: 'Dispositivo desconocido',
  revoke: 'Retirar',
  revokeOf: 'Retirar el enlace «{{name}}»',
  toDoor: 'Volver a los asistentes',
  done: {
    made: 'El enlace está listo: cópialo y envíalo',
    revoked: 'El enlace se retiró: ya no abre la puerta en ningún dispositivo',
  },
  failed: 'No se pudo',
  needs: {
    name: 'Escribe para quién o para dónde es.',
    expires_at: 'Elige un día y una hora por venir.',
  },
} as const;

export type Messages = typeof es;
