export { declineText } from './decline-text.ts';
export { messageFor } from './message-for.ts';
