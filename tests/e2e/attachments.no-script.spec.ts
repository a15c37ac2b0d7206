/** Pictures that go out with a message, by forms alone. */
import { sendsPictures } from './attached-pictures.ts';
import { test } from './language.ts';

test('five pictures go out with a message; a refusal is told beside the field; nobody else sees them', ({
  page,
  browser,
  language,
  t,
}) => sendsPictures({ page, browser, language, t }));
