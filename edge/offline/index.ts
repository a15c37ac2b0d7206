export { answerOfflinePage } from './page.ts';
export { answerServiceWorker } from './worker.ts';
