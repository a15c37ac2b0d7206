export { staffCalls } from './invite-staff.ts';
export { staffTopics } from './topics.ts';
