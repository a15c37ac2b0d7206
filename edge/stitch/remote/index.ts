export { RemoteFragments, type Elsewhere } from './remote-fragments.ts';
