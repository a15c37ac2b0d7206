import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { embedEnding as es } from '../es/embed-ending.ts';

export const embedEnding: Translation<typeof es> = {
  title: '{{element}} goes on {{day}}',
  'text.declared':
    'Pages of a partner show {{element}}, which is to go. Until {{day}} it works as ever.',
  'text.ending':
    'Less than a month is left, and pages of a partner still show {{element}}. From {{day}} on they will show their own content there.',
  partner: 'It is the key of {{partner}}.',
  use: 'It can be replaced by {{use}}.',
  docs: 'The element’s reference: {{docs}}',
  open: 'See the key',
  note: 'The change is made on the partner’s page: tell them. About one element and key we write to you twice: when it is announced, and in its last month.',
};
