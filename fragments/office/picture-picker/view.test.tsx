import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { PicturePickerView } from './view.tsx';

test('closed, it is an empty dialog with its name', () => {
  for (const locale of ['es', 'en'] as const) {
    const html = renderToString(
      <PicturePickerView env={pageEnv({ locale })} locale={locale} t={messages[locale]} />,
    );
    expect(html).toBe(`<dialog class="dialog" aria-label="${messages[locale].title}"></dialog>`);
  }
});
