export { keepAlert, listAlerts, readPending, visitAlert, visitAllAlerts } from './alerts.ts';
export { countPending, deleteAlertsBefore } from './statements.ts';
export { tellAccount, tellAddress, tellStaff, type AlertDraft } from './tell-statements.ts';
export { addDevice, dropDevice, listDevices } from './devices.ts';
export {
  clearFailing,
  countSince,
  findDevice,
  findPush,
  forgetDevice,
  insertSummaryPush,
  noteFailing,
  PUSH_SUMMARY_TOPIC,
  PUSH_TOPIC,
  type DeviceRow,
  type PushRow,
} from './push-statements.ts';
export { listDeliveries, listStoreDeliveries, listStoreTexts } from './deliveries.ts';
export * as deliveries from './delivery-statements.ts';
export { keepPreferences, readPreferences } from './preferences.ts';
export { obeyed } from './held.ts';
export {
  deleteHeldBefore,
  findSummaryReader,
  listDue,
  listSummed,
  putIntoSummary,
} from './preference-statements.ts';
export { unsubscribe, UNSUBSCRIBE_PATH } from './unsubscribe.ts';
