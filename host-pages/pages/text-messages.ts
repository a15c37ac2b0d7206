import { textMessages } from '../../fragments/office/text-messages/server.ts';
import { getTextMessages } from '../../shared/contracts/text-messages.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { supportUrl } from '../../shared/rules/support.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { LOG_QUERY, logSlot } from '../kit/delivery-log.ts';
import { belowMessages } from '../kit/messages-page.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

const PATH = '/me/sms/packages';

/** The store's text messages: how many are left, and where more come from; needs `inbox`. */
export const textMessagesPage = definePage({
  name: 'text-messages',
  words: textMessages.words,
  paths: ['/me/sms/packages'],
  query: [LOG_QUERY],
  needs: 'inbox',
  shell: 'office',
  async view(context) {
    const { env, store, read, query } = context;
    const page = pageNumber(query, LOG_QUERY);
    const rows = rowsOf(page, EDGE_PAGE_SIZE.alerts);
    const texts = await read(getTextMessages, { query: rows }).then(orThrow);
    const zone = store.time_zone ?? timeZoneOf(env.country);
    return belowMessages(
      context,
      PATH,
      slot(textMessages, {
        class: 'primary',
        props: {
          env,
          left: texts.left,
          setAt: texts.set_at,
          supportUrl: supportUrl(store),
        },
      }),
      logSlot({ env, of: 'texts', path: PATH, page, isOpen: true, zone }, texts),
    );
  },
});
