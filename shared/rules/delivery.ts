import { dateTimeFormat } from '../kernel/intl.ts';
import type { StoreDeliveryType } from './checkout-totals.ts';
import { timeZoneOf } from './time-zone.ts';

/** How a supplier delivers, as its owner set it. */
export interface DeliveryTerms {
  /** In the order in which buyers are offered them: the first is chosen until they choose. */
  readonly types: readonly StoreDeliveryType[];
  /** Minor units. */
  readonly fixedCost: number;
  readonly fixedDays: number;
  readonly collectionAddress: string | null;
  /** The supplier's own country, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The countries that it delivers to; none means its own. */
  readonly countries: readonly string[];
}

/** A way in which goods get to a buyer (shared/contracts/delivery.ts). */
export interface OfferedDelivery {
  readonly type: StoreDeliveryType;
  readonly cost: number;
  readonly days: number | null;
  readonly arrives_on?: string | undefined;
  readonly countries?: string[] | undefined;
  readonly address: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Up to this many days ahead, a weekday with its number needs no month. */
const WEEK_DAYS = 7;

/**
 * The deliveries that a supplier offers, in its order: at its fixed cost, or by collection at its
 * address.
 * @param now when the buyer orders, milliseconds since the epoch
 */
export function deliveryOptions(terms: DeliveryTerms, now: number): OfferedDelivery[] {
  return terms.types.flatMap((type): OfferedDelivery[] => {
    if (type === 'fixed_delivery') {
      const { fixedCost: cost, fixedDays: days, country } = terms;
      const countries = terms.countries.length > 0 ? [...terms.countries] : [country];
      const arrives_on = arrivalDay(now, days, country);
      return [{ type, cost, days, arrives_on, countries, address: null }];
    }
    if (terms.collectionAddress === null) return [];
    return [{ type, cost: 0, days: null, address: terms.collectionAddress }];
  });
}

/**
 * The day on which something arrives that is ordered now, by the calendar of the sender's country.
 * @returns `YYYY-MM-DD`
 */
export function arrivalDay(now: number, days: number, country: string): string {
  // Swedish writes dates as ISO 8601 does.
  const today = dateTimeFormat('sv-SE', { timeZone: timeZoneOf(country) }).format(now);
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The names of days, from Sunday on, and of months. */
interface DateNames {
  readonly days: readonly string[];
  readonly months: readonly string[];
}

/*
 * In words of our own: the first `Intl.DateTimeFormat` of a page takes longer to make than the cart
 * that shows the day takes to render.
 */
const SPANISH: DateNames = {
  days: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  months:
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
};
const ENGLISH: DateNames = {
  days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
};

/**
 * Writes the day of a delivery: in Spanish `jueves 26`, or with its month where it is a week or
 * more ahead; in English `Thursday, November 26`.
 * @param tag BCP 47, see `localeTag`
 */
export function formatArrival(
  { arrives_on, days }: Pick<OfferedDelivery, 'arrives_on' | 'days'>,
  tag: string,
): string | undefined {
  if (arrives_on === undefined) return undefined;
  const date = new Date(`${arrives_on}T00:00:00Z`);
  const number = date.getUTCDate();
  const isEnglish = tag.startsWith('en');
  const names = isEnglish ? ENGLISH : SPANISH;
  const weekday = names.days[date.getUTCDay()];
  const month = names.months[date.getUTCMonth()];
  if (isEnglish) return `${weekday}, ${month} ${number}`;
  const isNear = days !== null && days < WEEK_DAYS;
  return isNear ? `${weekday} ${number}` : `${weekday} ${number} de ${month}`;
}
