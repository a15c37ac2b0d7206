export * as blogEdits from './edit-statements.ts';
export { type EditedRow, type EntryState, type OwnRow } from './edit-statements.ts';
export { blogPictures } from './pictures.ts';
export { announceDue } from './publish.ts';
export { safeBody, textOf } from './safe-html.ts';
export { findShown, listBlogAddresses, listForFeed, listShown } from './service.ts';
export { type CardRow, type EntryRow, type PageRow } from './statements.ts';
