import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'door',
  es,
  {
    failed: 'The ticket could not be read',
    tryAgain: 'Check your connection and try again.',
    title: 'Door',
    counted: '{{admitted}} of {{tickets}} in',
    noDate: 'Date to be confirmed',
    ended: 'This experience has ended: the door is closed.',
    code: 'Code of the ticket',
    codeHint: 'Type it as it stands below the QR code, or use a scanner that types.',
    read: 'Read',
    reading: 'Reading…',
    camera: 'Use the camera',
    stop: 'Turn the camera off',
    torch: 'Light',
    cameraOn: 'Point at the QR code.',
    cameraFailed: 'The camera is not available. Allow it in the browser, or type the code.',
    view: "The camera's picture",
    undo: 'Take the admission back',
    undone: 'The admission of {{name}} was taken back',
    admittedAt: 'Went in on {{at}}',
    admittedBy: 'Went in on {{at}}, with {{name}}',
    otherEvent: 'The ticket is for: {{name}}',
    verdicts: {
      admitted: 'Come in',
      already_admitted: 'Already used',
      void: 'Void',
      replaced: 'Passed on to somebody else',
      other_event: 'For another experience',
      other_store: "Another store's",
      ended: 'The experience has ended',
      forged: 'Forged code',
      unknown: 'No ticket',
    },
    reasons: {
      admitted: 'The ticket is good, and used now.',
      already_admitted: 'This ticket has opened the door once.',
      void: 'The order was cancelled or refunded.',
      replaced: 'Its buyer put it in another name: the new code counts.',
      other_event: 'This ticket does not open this door.',
      other_store: 'Another store sold it.',
      ended: 'The door has closed.',
      forged: 'This store has not signed that code.',
      unknown: 'That code is not on the list. Check that it is whole.',
    },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    door: typeof es;
  }
}
