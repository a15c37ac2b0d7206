export { giveRole, isAdvising, readAdvisors, readOwn, takeRole } from './service.ts';
