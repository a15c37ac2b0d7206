export { collaboratorEndpoints } from './routes.ts';
export {
  addCollaborator,
  changeCollaborator,
  refreshCollaborator,
  removeCollaborator,
} from './service.ts';
