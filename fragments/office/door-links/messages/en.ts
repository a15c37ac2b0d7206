import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'door-links',
  es,
  {
    title: 'Links for the door',
    intro:
      'Whoever opens one of these links reads tickets of {{name}} without an account, and sees nothing else of the store. Each link works on {{devices}} devices.',
    make: 'Make a link',
    name: 'For whom, or where',
    nameHint: 'For example: North gate — Ana. Each of its admissions says it.',
    gate: 'Gate',
    wholeDoor: 'Any: it is chosen at the door',
    ofGate: 'Reads only at: {{gate}}',
    end: 'Ends on',
    endHint:
      'By the clock of your store ({{city}}). A day after the experience begins, at the latest.',
    save: 'Make the link',
    ended: 'The experience has ended: the door is closed.',
    links: 'Links that you made',
    none: 'You have made none yet',
    noneText: 'Links stand here, with the devices that use them.',
    states: { open: 'Open', ended: 'Ended', revoked: 'Revoked' },
    until: 'Until {{at}}',
    was: 'Ended on {{at}}',
    address: 'Address of the link',
    addressHint:
      'Send it only to whoever will stand at the door: everybody who has it can admit people.',
    copy: 'Copy',
    copyOf: 'Copy the link “{{name}}”',
    copied: 'Link copied',
    copyFailed: 'Your browser does not let us copy: the link is selected, copy it yourself',
    qrOf: 'QR code of the link “{{name}}”',
    qrHint: 'Or show them this code: the camera of their phone opens the door.',
    devices_one: '{{count}} of {{most}} devices',
    devices_other: '{{count}} of {{most}} devices',
    seen: 'last used {{at}}',
    on: '{{browser}} on {{system}}',
    unknownDevice: 'Unknown device',
    revoke: 'Revoke',
    revokeOf: 'Revoke the link “{{name}}”',
    toDoor: 'Back to the attendants',
    done: {
      made: 'The link is ready: copy it and send it',
      revoked: 'The link was revoked: it opens the door on no device any more',
    },
    failed: 'It was not done',
    needs: {
      name: 'Write for whom it is, or where.',
      expires_at: 'Choose a day and an hour to come.',
    },
  },
  {
    addressHint:
      'Enviásela solo a quien va a estar en la puerta: quien la tenga puede dar entradas.',
    copyFailed: 'Tu navegador no deja copiar: el enlace quedó seleccionado, copialo vos',
    qrHint: 'O mostrale este código: la cámara de su teléfono abre la puerta.',
    noneText: 'Acá quedan los enlaces, con los dispositivos que los usan.',
    none: 'Todavía no hacés ninguno',
    done: { made: 'El enlace está listo: copialo y envialo' },
    needs: {
      name: 'Escribí para quién o para dónde es.',
      expires_at: 'Elegí un día y una hora por venir.',
    },
  },
);
