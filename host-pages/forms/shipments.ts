import { ownOrder } from '../../fragments/office/own-order/server.ts';
import {
  addShipment,
  callShipmentBack,
  changeShipment,
  deliverShipment,
} from '../../shared/contracts/shipments.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { formOf, type Fields, type FormAbout, type PageForm } from '../kit/form.ts';

const UNITS = 'units:';

/** The units of each line, as the form's fields name them; lines without any are left out. */
function linesOf(fields: Fields) {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(UNITS))
    .map(([name, units]) => ({ sku: name.slice(UNITS.length), units: Number(units.trim()) }))
    .filter(({ units }) => units !== 0);
}

/** A page of a parcel is one that browsers open safely. */
export function problemsOfWay({ tracking_url: url = '' }: Fields, { tag }: FormAbout) {
  const { needsUrl } = wordsOf(ownOrder.words, tag).shipments;
  return { ...(url.trim() !== '' && !isSecure(url.trim()) && { tracking_url: needsUrl }) };
}

function isSecure(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** Who carries a parcel, as a form's fields say it. */
export const wayOf = ({ carrier, tracking_number, tracking_url }: Fields) => ({
  carrier,
  tracking_number,
  tracking_url: tracking_url?.trim(),
});

/** The forms by which an order is sent in parcels. */
export const shipmentForms: Readonly<Record<string, PageForm>> = {
  'shipment-add': formOf({
    call: addShipment,
    done: 'sent',
    check(fields, about) {
      const { needsUnits } = wordsOf(ownOrder.words, about.tag).shipments;
      const lines = linesOf(fields);
      const isGood =
        lines.length > 0 && lines.every(({ units }) => Number.isInteger(units) && units > 0);
      return { ...(!isGood && { units: needsUnits }), ...problemsOfWay(fields, about) };
    },
    fields: (fields) => {
      const { id, order, from } = fields;
      return { id, order, from, lines: linesOf(fields), ...wayOf(fields) };
    },
  }),
  'shipment-change': formOf({
    call: changeShipment,
    done: 'sent-changed',
    check: problemsOfWay,
    fields: (fields) => {
      const { id, order, shipment } = fields;
      return { id, order, shipment, ...wayOf(fields) };
    },
  }),
  'shipment-delivered': { call: deliverShipment, done: 'parcel-delivered' },
  'shipment-back': { call: callShipmentBack, done: 'parcel-back' },
};
