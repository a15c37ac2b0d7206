export { pictureSieve, pictureSize, TYPE_OF, type CheckedPicture } from './sieve.ts';
export { chunksOf as pngChunks } from './png.ts';
export { writeFile } from './write-file.ts';
