export { colorsOf } from './colors.ts';
export { copyFile, deleteFile, fileKey, hideFile, keepFile, trashKey } from './files.ts';
export { readPicture, readPictures, toPicture, urlOf } from './service.ts';
export * as pictures from './statements.ts';
export * as pictureTrash from './trash-statements.ts';
export type { ReturningPicture, TrashedFile } from './trash-statements.ts';
export { usesOf, type PictureUses } from './uses.ts';
