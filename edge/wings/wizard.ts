import { wizardPage } from '../../host-pages/pages/wizard.ts';
import { wizardEndpoints } from '../flows/wizard/endpoints.ts';
import { showLate, sweepUnopened } from '../flows/wizard/sweep.ts';
import { wing } from './wing.ts';

/** The wizard by which an account opens a store of its own. */
export const wizard = wing({
  endpoints: wizardEndpoints,
  pages: [wizardPage],
  schedules: [
    { each: 'tick', run: sweepUnopened },
    { each: 'tick', run: showLate },
  ],
});
