export { answerManifest } from './web-manifest.ts';
export { answerOfflinePage } from './page.ts';
export { answerServiceWorker } from './worker.ts';
