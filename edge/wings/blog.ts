import { blogEntryPage, blogPage } from '../../host-pages/pages/blog.ts';
import { blogEndpoints } from '../flows/blog/endpoints.ts';
import { announceDue } from '../modules/blog/index.ts';
import { wing } from './wing.ts';

/** The blog of a store. */
export const blog = wing({
  endpoints: blogEndpoints,
  pages: [blogPage, blogEntryPage],
  schedules: [{ each: 'cell', run: announceDue }],
});
