export { exportTalk, talkErased } from './erased.ts';
export { announceNotices, orderNoticeTopic } from './order-notices.ts';
