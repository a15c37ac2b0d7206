export { findSeen, jobEndpoints } from './calls.ts';
export { deleteFile, deleteParts, partKey } from './file-parts.ts';
export { forgetJobs } from './forget.ts';
export { jobKind, type AnyJobKind, type JobKind, type Piece, type PieceWork } from './kind.ts';
export { fileOf, viewOf, type FileResult } from './mapper.ts';
export { announceStalled, startJob } from './start.ts';
