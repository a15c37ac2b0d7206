/** The providers of a deployment that requests use, each by its own settings. */
export { couriersFromEnv } from './courier/from-env.ts';
export { imagesFromEnv } from './image/from-env.ts';
export { paymentsFromEnv } from './payment/from-env.ts';
export { pushFromEnv } from './push/from-env.ts';
export { stampingFromEnv } from './stamping/from-env.ts';
