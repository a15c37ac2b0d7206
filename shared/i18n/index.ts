export { messageFor } from './message-for.ts';
export { plural } from './plural.ts';
