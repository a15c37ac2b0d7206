export { exportTalk, talkErased } from './erased.ts';
