export { beginAccountOf } from './account-of-order.ts';
export { peopleEndpoints } from './endpoints.ts';
export { profileCalls } from './profiles.ts';
export { peopleTopics } from './topics.ts';
export { tidyDirectory } from './tidy-directory.ts';
