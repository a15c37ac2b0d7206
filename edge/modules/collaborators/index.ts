export { collaboratorEndpoints } from './routes.ts';
export {
  addCollaborator,
  changeCollaborator,
  readCollaborations,
  readCollaborators,
  readProfiles,
  refreshCollaborator,
  removeCollaborator,
} from './service.ts';
