import { everybody, type WhoMay } from './roles.ts';

/** The roles that may read and edit a store's blog, stated a second time, independent of the contracts. */
export const blog: WhoMay = {
  'blog.list': everybody,
  'blog.entries': everybody,
  'blog.get': everybody,
};
