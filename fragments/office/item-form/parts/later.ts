/** The parts of the form that load once its fields are usable. */
export { Options } from './Options.tsx';
export { PhotoOrder } from './PhotoOrder.tsx';
export { TagChoices } from './TagChoices.tsx';
export { VariantActs } from './VariantActs.tsx';
