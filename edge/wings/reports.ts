import { reportsPage } from '../../host-pages/pages/reports.ts';
import { reportEndpoints } from '../flows/reports/endpoints.ts';
import { forgetCartSteps } from '../modules/reports/index.ts';
import { menuEntry, wing } from './wing.ts';

/** How a store does: what its owner reads of its sales. */
export const reports = wing({
  endpoints: reportEndpoints,
  pages: [reportsPage],
  menu: [menuEntry(reportsPage, { icon: 'chart' })],
  schedules: [{ each: 'cell', run: forgetCartSteps }],
});
