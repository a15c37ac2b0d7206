export { collaboratorEndpoints } from './routes.ts';
export {
  addCollaborator,
  changeCollaborator,
  readCollaborators,
  readProfiles,
  refreshCollaborator,
  removeCollaborator,
} from './service.ts';
