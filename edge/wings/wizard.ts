import { firstStepsPage } from '../../host-pages/pages/first-steps.ts';
import { wizardPage } from '../../host-pages/pages/wizard.ts';
import { wizardEndpoints } from '../flows/wizard/endpoints.ts';
import { showLate, sweepUnopened } from '../flows/wizard/sweep.ts';
import { wizardTopics } from '../flows/wizard/topics.ts';
import { endUnfinished, tellUnfinished } from '../flows/wizard/unfinished.ts';
import { wing } from './wing.ts';

/** The wizard by which an account opens a store of its own. */
export const wizard = wing({
  endpoints: wizardEndpoints,
  pages: [wizardPage, firstStepsPage],
  messages: wizardTopics,
  schedules: [
    { each: 'tick', run: sweepUnopened },
    { each: 'tick', run: showLate },
    { each: 'cell', run: tellUnfinished },
    { each: 'cell', run: endUnfinished },
  ],
});
