import { everybody, owners as mayEdit, type MayName, type WhoMay } from './roles.ts';

/** The roles that may read and edit a store's blog, stated a second time, independent of the contracts. */
export const blog: WhoMay = {
  'blog.list': everybody,
  'blog.entries': everybody,
  'blog.get': everybody,
  'blog-admin.list': mayEdit,
  'blog-admin.get': mayEdit,
  'blog-admin.create': mayEdit,
  'blog-admin.update': mayEdit,
  'blog-admin.delete': mayEdit,
  'blog-admin.restore': mayEdit,
};

const texts = `title title_en excerpt excerpt_en body body_en seo_title seo_title_en seo_description
  seo_description_en tags tags_en`.split(/\s+/);

export const mayName: MayName = {
  'blog-admin.create': [...texts, 'photo', 'publish_at', 'state'],
  'blog-admin.update': [...texts, 'photo', 'publish_at', 'state', 'version'],
};
