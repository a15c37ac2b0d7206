import { namespace } from '../../../../shared/i18n/namespace.ts';
import { en as pictures } from '../../../_office/library/messages/en.ts';
import { es } from './es.ts';

export const messages = namespace('gallery', es, {
  ...pictures,
  title: 'Gallery',
  actions: { upload: 'Upload images' },
  found: 'Pictures with “{{text}}” in their name.',
  all: 'See all',
  intro:
    "Your shop's images. From photos we remove the place and all other hidden data; only what is seen stays.",
  show: 'Which images show',
  shown: { all: 'All', description: 'No description ({{count}})' },
  undescribed: 'No description',
  allDescribed: 'Every image has a description.',
  allDescribedText: 'People who do not see them know what they show, too.',
  list: 'Your images',
  edit: 'Change',
  name: 'Name',
  alt: 'The image in words, for people who do not see it',
  alt_en: 'The image in words, in English',
  decorative: 'It only adorns: people who do not see it miss nothing',
  focal: 'Point that crops keep: touch it in the image, or move it',
  across: 'From left to right',
  down: 'From top to bottom',
  save: 'Save',
  saveOf: 'Save the changes of {{name}}',
  remove: 'Delete',
  removeOf: 'Delete {{name}}',
  removing: '{{name}} is being deleted',
  undo: 'Undo',
  undoOf: 'Undo: keep {{name}}',
  usedIn: 'It cannot be deleted yet, since your shop shows it here: {{places}}.',
  places: {
    shop: "the shop's photo or icon",
    slide: 'carousel',
    catalogue: 'catalogue {{name}}',
    item: 'item {{name}}',
    blog: 'blog entry {{name}}',
    legal: 'legal texts',
  },
  done: { changed: 'The image was saved', removed: 'The image was deleted' },
});
