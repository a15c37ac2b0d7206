import { testModeDone } from '../../fragments/office/test-mode/props.ts';
import { testModeFragment } from '../../fragments/office/test-mode/server.ts';
import { deleteTestOrders, getTestMode, setTestMode } from '../../shared/contracts/test-mode.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { PageForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import type { PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

const paramsOf = (store: StoreInfo) => ({
  mashup: `${store.id}:${store.id}`,
  type: store.store_type,
});

/** Switches the store's test mode; it stands on the settings' page. */
const modeForm: PageForm = {
  call: setTestMode,
  done: 'test-mode',
  refused: 'told',
  fields: ({ test_mode: wanted }, { store }) => ({
    ...paramsOf(store),
    test_mode: wanted === 'on',
  }),
};

/** Deletes the orders of tests. */
const ordersForm: PageForm = {
  call: deleteTestOrders,
  done: 'test-orders',
  refused: 'told',
  fields: (_fields, { store }) => paramsOf(store),
};

/** The test mode of the store, on the settings' page. */
async function slots({ env, read, store, query, idempotencyKey }: PageContext) {
  const mode = orThrow(await read(getTestMode, { params: paramsOf(store) }));
  return [
    slot(testModeFragment, {
      class: 'primary',
      props: {
        env,
        mode,
        done: testModeDone.find((done) => done === query.get('done')) ?? null,
        idempotencyKey,
      },
    }),
  ];
}

/** The test mode of the store, on the settings' page. */
export const testModePart: PagePart = {
  forms: { 'test-mode': modeForm, 'test-orders': ordersForm },
  slots,
};
