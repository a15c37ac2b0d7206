import * as branches from '../../../shared/contracts/courier-branches.ts';
import * as contract from '../../../shared/contracts/courier.ts';
import { ok } from '../../../shared/kernel/result.ts';
import {
  answers,
  answersForForms,
  changes,
  readsForPages,
  type PageEndpoint,
} from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { couriers, toOriginRow, toSendingAddress } from '../../modules/couriers/index.ts';
import { chooseRate } from './choose-rate.ts';
import { askBranches, askBranchesOfForm } from './courier-branches.ts';
import { askRates } from './courier-rates.ts';
import { askByForm, readChoices } from './courier-page.ts';
import { nameAddress } from './name-address.ts';

/** Delivery by courier: from where a store sends, and what couriers ask for a checkout. */
export const courierEndpoints: readonly PageEndpoint[] = [
  answers(contract.getOrigin, async ({ scope, params: { mashup: owner, type } }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(couriers.findOrigin(scope.tenant.storeId)),
    ]);
    return own.ok ? ok({ address: row ? toSendingAddress(row) : null }) : own;
  }),
  changes(contract.setOrigin, async ({ scope, params: { mashup: owner, type }, body }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(couriers.findOrigin(scope.tenant.storeId)),
    ]);
    if (!own.ok) return own;
    const { address } = body;
    const statement = address
      ? couriers.putOrigin(toOriginRow(own.value, address), scope.ports.clock.now())
      : couriers.dropOrigin(own.value);
    const before = row ? toSendingAddress(row) : null;
    const about = { subject: 'origin', subjectId: own.value } as const;
    const entry =
      before || address ? await traceOf(scope, { ...about, before, after: address }) : [];
    return ok({ answer: { address }, statements: [statement, ...entry] });
  }),

  changes(contract.nameAddress, ({ scope, params, body }) =>
    nameAddress(scope, params, body.address),
  ),
  changes(contract.chooseRate, ({ scope, params, body }) =>
    chooseRate(scope, { ...params, ...body }),
  ),
  readsForPages(contract.readCourierChoices, async ({ scope, params }) =>
    ok(await readChoices(scope, params.checkout)),
  ),
  answersForForms(contract.askRatesByForm, ({ scope, body }) => askByForm(scope, body)),
  answers(contract.listRates, ({ scope, params, query }) =>
    askRates(scope, { ...params, ...query }),
  ),
  answersForForms(branches.askBranchesByForm, ({ scope, body }) => askBranchesOfForm(scope, body)),
  answers(branches.listBranches, ({ scope, params, query }) =>
    askBranches(scope, { ...params, ...query }),
  ),
];
