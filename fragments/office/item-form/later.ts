/** The parts of the form that load once its fields are usable. */
export { Options } from './parts/Options.tsx';
export { PhotoOrder } from './parts/PhotoOrder.tsx';
export { VariantActs } from './parts/VariantActs.tsx';
