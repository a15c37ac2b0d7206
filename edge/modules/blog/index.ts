export { announceDue } from './publish.ts';
export { safeBody } from './safe-html.ts';
export { findShown, listBlogAddresses, listForFeed, listShown } from './service.ts';
export { type CardRow, type EntryRow } from './statements.ts';
