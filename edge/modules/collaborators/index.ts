export { collaboratorEndpoints } from './routes.ts';
export { readCollaborators } from './service.ts';
