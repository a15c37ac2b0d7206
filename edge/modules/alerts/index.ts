export { listAlerts, readPending, visitAlert, visitAllAlerts } from './alerts.ts';
export {
  deleteAlertsBefore,
  tellAccount,
  tellAddress,
  tellStaff,
  type AlertDraft,
} from './statements.ts';
