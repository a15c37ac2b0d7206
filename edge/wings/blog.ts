import { blogEntryPage, blogPage } from '../../host-pages/pages/blog.ts';
import { entryPreviewPage } from '../../host-pages/pages/entry-preview.ts';
import { createEntryPage, editEntryPage, ownBlogPage } from '../../host-pages/pages/own-blog.ts';
import { blogEndpoints } from '../flows/blog/endpoints.ts';
import { blogEditEndpoints } from '../flows/owners/blog-endpoints.ts';
import { announceDue, blogPictures } from '../modules/blog/index.ts';
import { menuEntry, wing } from './wing.ts';

/** The blog of a store. */
export const blog = wing({
  endpoints: [...blogEndpoints, ...blogEditEndpoints],
  pages: [createEntryPage, blogPage, blogEntryPage, ownBlogPage, editEntryPage, entryPreviewPage],
  menu: [menuEntry(ownBlogPage, { icon: 'book' })],
  schedules: [{ each: 'cell', run: announceDue }],
  pictureUses: [blogPictures],
});
