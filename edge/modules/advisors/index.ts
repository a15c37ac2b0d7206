export { giveRole, readAdvisors, readOwn, takeRole } from './service.ts';
