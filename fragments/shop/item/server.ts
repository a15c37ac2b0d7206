import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import type { ItemDetail } from '../../../shared/contracts/items.ts';
import { wordsOf } from '../../../shared/i18n/speak.ts';
import { baseStyles } from '../../_runtime/base-styles.ts';
import { hostHtml, joinStyles, type ServerFragment } from '../../_runtime/host.ts';
import buy from './css/buy.css?inline';
import gallery from './css/gallery.css?inline';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import { About } from './parts/About.tsx';
import { monthsInWords } from './parts/months.ts';
import type { ItemProps } from './props.ts';
import own from './styles.css?inline';
import { ItemView } from './view.tsx';

const styles = joinStyles(baseStyles(manifest.name), own + gallery + buy);

/**
 * Renders the live part into the root that hydrates, and the still part beside it: the still part's
 * code, words and texts stay out of the browser's module and out of the props.
 */
export const item: ServerFragment<ItemProps> = {
  manifest,
  styles,
  render(props, context) {
    const { locale, instance } = context;
    const words = wordsOf(messages, context.tag ?? locale);
    // Only the still part shows what a month costs.
    const { months, ...others } = props;
    const { env, detail, ownerUrl, contact } = others;
    const live = { ...others, detail: detail && withoutTexts(detail), t: words.live };
    const sent = props.origin ? { ...live, about: words.about } : live;
    const view = renderToString(createElement(ItemView, { ...live, locale }), {
      identifierPrefix: instance,
    });
    const about = detail
      ? renderToStaticMarkup(
          createElement(About, {
            env,
            detail,
            ownerUrl,
            contact,
            months: months && monthsInWords(months, detail.currency, env.tag, words.months),
            t: words.about,
          }),
        )
      : '';
    const content = `<article class="item"><div data-react-root>${view}</div>${about}</article>`;
    return hostHtml(manifest, styles, content, sent, context);
  },
};

/** Texts that only the still part shows do not travel in the props too. */
function withoutTexts(detail: ItemDetail): ItemDetail {
  return { ...detail, plain_description: '', tags: [], details: [], catalogues: [] };
}
