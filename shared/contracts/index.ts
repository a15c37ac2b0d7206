export { contracts } from './registry.ts';
