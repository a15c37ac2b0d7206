import { talkReport } from '../../fragments/office/talk-report/server.ts';
import { getTalkFigures } from '../../shared/contracts/talk-figures.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { talkPeriods } from '../../shared/rules/talk-periods.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { deliveryLogOf, LOG_QUERY } from '../kit/delivery-log.ts';
import { belowMessages } from '../kit/messages-page.ts';
import { definePage } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';
import { STORE } from '../kit/talk-forms.ts';

const PATH = '/admin/mensajes/reporte';

/** How the store answers its customers, and how they rate it; needs `inbox`. */
export const talkReportPage = definePage({
  name: 'talk-report',
  words: talkReport.words,
  paths: ['/admin/mensajes/reporte'],
  query: ['days', LOG_QUERY],
  needs: 'inbox',
  shell: 'office',
  async view(context) {
    const { env, store, read, query } = context;
    const days = talkPeriods.find((one) => one === query.get('days')) ?? '30';
    const [figures, log] = await Promise.all([
      read(getTalkFigures, { query: { days } }).then(orThrow),
      deliveryLogOf(context, PATH),
    ]);
    return belowMessages(
      context,
      PATH,
      slot(talkReport, {
        class: 'primary',
        props: {
          env,
          path: PATH,
          one: STORE.one,
          figures,
          zone: store.time_zone ?? timeZoneOf(env.country),
        },
      }),
      ...log,
    );
  },
});
