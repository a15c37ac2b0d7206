export { collaboratorEndpoints } from './routes.ts';
