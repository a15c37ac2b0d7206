import type { FirstStepsProps } from '../../fragments/office/first-steps/props.ts';
import { firstSteps } from '../../fragments/office/first-steps/server.ts';
import { readPass, readSteps } from '../../shared/contracts/affiliate.ts';
import { createCatalogue, listEditedCatalogues } from '../../shared/contracts/catalogue-edits.ts';
import { listPictures } from '../../shared/contracts/gallery.ts';
import { createItem } from '../../shared/contracts/item-edits.ts';
import { listPaymentAccounts, setPaymentAccount } from '../../shared/contracts/payment-accounts.ts';
import { getSettings, updateStore } from '../../shared/contracts/store-settings.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PICTURES_PAGE } from '../../shared/kernel/constants/limits.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { stepProblems } from '../../shared/rules/first-steps.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import {
  placeAfter,
  placeNamed,
  placePath,
  type WizardPlace,
  type WizardStep,
} from '../../shared/rules/wizard-steps.ts';
import { firstItemBody, stepSettings, stepValues } from '../../shared/state/first-steps.ts';
import { keysForms } from '../forms/payment-keys.ts';
import { clockOf } from '../kit/clock.ts';
import { formOf, type Fields, type FormAbout, type PageForm } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type PageContext } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The way to pay that goes to the owner's own bank account. */
const TRANSFER = 'deposit';
const NEEDS_ACCOUNT = 'cuenta';

/** The wizard at the store that it has opened: a step with its form, or what the store has. */
export const firstStepsPage = definePage({
  name: 'first-steps',
  words: firstSteps.words,
  paths: ['/asistentes/emprendedores/:place'],
  query: ['done', 'notice', 'need'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    looks: formOf({
      ...formOfStep('looks'),
      call: updateStore,
      fields: settingsFields('looks'),
      blames: ['photo', 'color1', 'color2'],
    }),
    catalogue: formOf({
      ...formOfStep('catalogue'),
      call: createCatalogue,
      fields: ({ name, photo }) => ({ name, photo: photo || null }),
      blames: ['name', 'photo'],
    }),
    item: formOf({
      ...formOfStep('item'),
      call: createItem,
      fields: (fields, { store }) => firstItemBody(fields, clockOf(store)),
      blames: ['name'],
    }),
    payments: formOf({
      ...formOfStep('payments'),
      call: updateStore,
      fields: settingsFields('payments'),
      blames: ['collection_address', 'delivery_types', 'payment_types'],
      async onward(_answer, fields, about) {
        const { base } = about;
        if ((fields[`payment_${TRANSFER}`] ?? '') === '') return base + placePath('live');
        const { results } = await about.read(listPaymentAccounts).then(orThrow);
        const takes = results.find(({ code }) => code === TRANSFER)?.takes;
        return takes === 'nobody'
          ? `${base}${placePath('payments')}?need=${NEEDS_ACCOUNT}`
          : base + placePath('live');
      },
    }),
    account: formOf({
      ...keysForms['keys'],
      call: setPaymentAccount,
      fields: (fields, about) =>
        keysForms['keys']?.fields?.({ ...fields, code: TRANSFER }, about) ?? {},
      onward: (_answer, _fields, { base }) => base + placePath('live'),
    }),
  },
  async view(context) {
    const { title, params, form } = context;
    const place = placeNamed(params['place'] ?? '');
    if (place === undefined) return notFoundView(context);
    const props = await (place === 'live' ? propsOfLive(context) : propsOfStep(context, place));
    return {
      status: form ? 422 : 200,
      head: privateHead(title, placePath(place)),
      trail: [{ label: title, path: placePath(place) }],
      ...(props.place === 'live' && props.pass !== null && { leadsTo: [props.store.url] }),
      main: wrapped(slot(firstSteps, { class: 'primary', props })),
    };
  },
});

/** What the form of every step does besides its call. */
function formOfStep(step: WizardStep): Pick<PageForm, 'check' | 'onward'> {
  return {
    check(fields, about) {
      const t = wordsOf(firstSteps.words, about.tag);
      return problemTexts(stepProblems(step, fields), t.problems, t.needs);
    },
    onward: (_answer, _fields, { base }) => base + placePath(placeAfter(step)),
  };
}

function settingsFields(step: 'looks' | 'payments'): NonNullable<PageForm['fields']> {
  return async (fields: Fields, about: FormAbout) => {
    const { store, read } = about;
    const settings = await read(getSettings, { params: ownedBy(about) }).then(orThrow);
    return { slug: store.slug, ...stepSettings(step, fields, settings, store.country) };
  };
}

function ownedBy({ store }: Pick<FormAbout, 'store'>) {
  return { mashup: `${store.id}:${store.id}`, type: store.store_type };
}

/** What every page of the wizard shows. */
async function shownOf<P extends WizardPlace>(context: PageContext, place: P) {
  const { env, store, read, storeUrl } = context;
  return {
    env,
    place,
    steps: await read(readSteps).then(orThrow),
    store: {
      name: store.name,
      url: storeUrl(store.slug),
      photo_display: store.photo_display,
    },
  };
}

async function propsOfLive(context: PageContext): Promise<FirstStepsProps> {
  const [shown, { pass }] = await Promise.all([
    shownOf(context, 'live'),
    context.read(readPass).then(orThrow),
  ]);
  return { ...shown, pass };
}

async function propsOfStep(context: PageContext, place: WizardStep): Promise<FirstStepsProps> {
  const { read, store, query, form, idempotencyKey } = context;
  const [shown, settings, pictures, list, accounts] = await Promise.all([
    shownOf(context, place),
    read(getSettings, { params: ownedBy(context) }).then(orThrow),
    read(listPictures, { query: { limit: PICTURES_PAGE } }).then(orThrow),
    read(listEditedCatalogues, { query: { limit: PAGE_SIZE.adminCatalogues } }).then(orThrow),
    read(listPaymentAccounts).then(orThrow),
  ]);
  // A rule fills its catalogue by itself.
  const catalogues = list.results.filter(({ rule }) => rule === null);
  const known = stepValues(place, settings, store.country, catalogues[0]?.id);
  const own = accounts.results.filter(({ takes }) => takes === 'store').map(({ code }) => code);
  const deposit = accounts.results.find(({ code }) => code === TRANSFER) ?? null;
  return {
    ...shown,
    values: form ? { ...emptied(known), ...form.values } : known,
    pictures: pictures.results.map(({ url, name, main_colors }) => ({ url, name, main_colors })),
    catalogues: catalogues.map(({ id, name }) => ({ id, name })),
    ways: [
      ...new Set([
        'cash',
        TRANSFER,
        ...settings.payment_types,
        ...own.filter((code) => code in wordsOf(firstSteps.words, context.env.tag).payment),
      ]),
    ],
    deposit,
    needsAccount: query.get('need') === NEEDS_ACCOUNT || query.get('notice') !== null,
    idempotencyKey,
    errors: form?.errors ?? {},
    error: form?.error ?? noticeOf(context),
  };
}

/** A box that is not ticked is not posted: it counts as empty in a form that is shown again. */
function emptied(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, '']));
}
