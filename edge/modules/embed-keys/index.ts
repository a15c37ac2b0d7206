export { embedKeyEndpoints } from './routes.ts';
export { admitPage, countHandoff, provenHandoff, type Admitted, type Misuse } from './admit.ts';
