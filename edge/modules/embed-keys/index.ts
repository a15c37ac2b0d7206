export { embedKeyEndpoints } from './routes.ts';
export { admitPage, countHandoff, provenHandoff, type Admitted } from './admit.ts';
