import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { roleNotice as es } from '../es/role-notice.ts';

export const roleNotice: Translation<typeof es> = {
  title: {
    given: 'You are on the team of {{store}} now',
    changed: 'Your role at {{store}} has changed',
    taken: 'You are no longer on the team of {{store}}',
  },
  effect: {
    given: 'Your role: {{role}}. You can use what belongs to it from now on.',
    changed: 'Your role now: {{role}}. You can use what belongs to it from now on.',
    taken: 'Your role was: {{role}}. Your account stays open: you can shop as always.',
  },
  hello: 'Hello, {{name}}.',
  open: 'Go to the shop',
  unsure: 'If you do not know why, ask {{store}}.',
};
