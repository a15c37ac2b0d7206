/** The places of the checkout, as absolute paths. */
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const DIST = resolve(ROOT, 'dist');

/** Answers of the demo that the API's page shows, one file a service; from the root. */
export const API_ANSWERS = 'edge/gateway/docs/answers';
