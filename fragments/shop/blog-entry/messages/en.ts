import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('blog-entry', es, {
  by: 'By {{name}}',
  tags: 'Tags',
  all: 'All entries of {{store}}',
});
