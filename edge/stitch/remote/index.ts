export { RemoteFragments, type Elsewhere } from './remote-fragments.ts';
export {
  documentKey,
  POINTER_KEY,
  registryDocument,
  registryPointer,
  revisionOf,
} from './registry.ts';
export type { Release } from './releases.ts';
