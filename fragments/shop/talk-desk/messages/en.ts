import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('talkDesk', es, {
  title: 'More options',
  close: 'Close the conversation',
  reopen: 'Open the conversation again',
  closeHelp: 'It leaves the list of open ones; the next message of {{name}} opens it again.',
  snooze: 'Snooze until',
  snoozes: {
    hour: 'In an hour ({{at}})',
    tomorrow: 'Tomorrow ({{at}})',
    week: 'In a week ({{at}})',
  },
  snoozeOne: 'Snooze',
  assign: 'Assign to',
  nobody: 'Choose somebody',
  assignOne: 'Assign',
  assignHelp: 'They get an alert.',
  mention: 'In an internal note, name somebody of the team and they get an alert:',
  labels: 'Labels',
  labelOne: 'Save labels',
  manageLabels: 'Manage labels',
  transcript: 'Download the conversation',
  block: 'Block {{name}}',
  blockHelp: 'While the block lasts, nobody can write in this conversation.',
  report: 'Report {{name}}',
  reason: 'What happened?',
  reportHelp: 'The last 20 messages are copied; only the platform’s team reads them.',
});
