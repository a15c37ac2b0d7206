import { chatWelcome } from '../../../../shared/i18n/en/chat-welcome.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('talkWelcome', es, chatWelcome);
