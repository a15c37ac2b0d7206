import { talkReport } from '../../fragments/office/talk-report/server.ts';
import { talk } from '../../fragments/shop/talk/server.ts';
import { getTalkFigures } from '../../shared/contracts/talk-figures.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { talkPeriods } from '../../shared/rules/talk-periods.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { STORE } from '../kit/talk-forms.ts';

const PATH = '/admin/mensajes/reporte';

/** How the store answers its customers, and how they rate it; needs `inbox`. */
export const talkReportPage = definePage({
  name: 'talk-report',
  words: talkReport.words,
  paths: ['/admin/mensajes/reporte'],
  query: ['days'],
  needs: 'inbox',
  shell: 'office',
  async view({ env, store, title, read, query }) {
    const days = talkPeriods.find((one) => one === query.get('days')) ?? '30';
    const figures = orThrow(await read(getTalkFigures, { query: { days } }));
    return {
      status: 200,
      head: privateHead(title, PATH),
      trail: [
        { label: wordsOf(talk.words, env.tag).title, path: STORE.list },
        { label: title, path: PATH },
      ],
      main: wrapped(
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
      ),
    };
  },
});
