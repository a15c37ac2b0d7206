export { messageFor } from './message-for.ts';
