/** The parts of the form that load once its fields are usable. */
export { PictureButtons } from './PictureButtons.tsx';
export { Preview } from './Preview.tsx';
export { SameHours } from './SameHours.tsx';
export { Suggested } from './Suggested.tsx';
