import { chatWelcome } from '../../../../shared/i18n/es/chat-welcome.ts';

export const es = chatWelcome;

export type Messages = typeof es;
