export { exportTalk, talkErased } from './erased.ts';
export { noticesOf, orderNoticeTopic } from './order-notices.ts';
