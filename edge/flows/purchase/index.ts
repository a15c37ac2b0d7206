export { purchaseEndpoints } from './endpoints.ts';
export { purchaseTopics } from './topics.ts';
export { reconcile } from './reconcile.ts';
