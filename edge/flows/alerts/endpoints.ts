import { listDeliveries as deliveriesContract } from '../../../shared/contracts/deliveries.ts';
import * as devices from '../../../shared/contracts/alert-devices.ts';
import * as preferences from '../../../shared/contracts/alert-preferences.ts';
import * as contract from '../../../shared/contracts/alerts.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import {
  addDevice,
  dropDevice,
  keepAlert,
  keepPreferences,
  listAlerts,
  listDeliveries,
  listDevices,
  readPending,
  readPreferences,
  visitAlert,
  visitAllAlerts,
} from '../../modules/alerts/index.ts';

/** The calls of an account about its alerts, and the number beside the bell. */
export const alertEndpoints: readonly PageEndpoint[] = [
  answers(contract.listAlerts, ({ scope, params, query }) =>
    listAlerts(scope, params.me, { ...query, archived: query.archived === 'true' }),
  ),
  answers(preferences.getAlertPreferences, ({ scope, params }) =>
    readPreferences(scope, params.me),
  ),
  changes(
    preferences.setAlertPreferences,
    ({ scope, params, body }) => keepPreferences(scope, params.me, body),
    'directory',
  ),
  answers(deliveriesContract, ({ scope, params, query }) =>
    listDeliveries(scope, params.me, query),
  ),
  answers(devices.listAlertDevices, ({ scope, params }) => listDevices(scope, params.me)),
  changes(
    devices.addAlertDevice,
    ({ scope, params, body }) => addDevice(scope, params.me, body),
    'directory',
  ),
  changes(devices.dropAlertDevice, ({ scope, params }) => dropDevice(scope, params), 'directory'),
  readsForPages(contract.readPendingAlerts, async ({ scope }) =>
    ok({ pending_visits: await readPending(scope) }),
  ),
  changes(contract.visitAlert, ({ scope, params }) => visitAlert(scope, params), 'directory'),
  changes(
    contract.keepAlert,
    ({ scope, params, body }) => keepAlert(scope, { ...params, ...body }),
    'directory',
  ),
  changes(
    contract.visitAllAlerts,
    ({ scope, params, body }) => visitAllAlerts(scope, { ...params, ...body }),
    'directory',
  ),
];
