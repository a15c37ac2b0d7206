export { colorsOf } from './colors.ts';
export { deleteFile, fileKey, keepFile } from './files.ts';
export { readPicture, readPictures, toPicture, urlOf } from './service.ts';
export * as pictures from './statements.ts';
export { usesOf, type PictureUses } from './uses.ts';
