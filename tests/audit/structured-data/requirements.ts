/**
 * The fields that search engines want of each type of schema.org, by Google's guides (product
 * snippet, merchant listing, event, local business, breadcrumb, carousel), and the ones that an
 * object lacks.
 */
import type { StructuredData } from '../../support/page.ts';

interface Wants {
  /** Without it nothing is shown. A dot leads into a nested object. */
  readonly required: readonly string[];
  /** Fields that improve the result, and that such a shop can know. */
  readonly recommended: readonly string[];
}

const OFFER = ['priceCurrency', 'availability', 'url', 'seller.name'];

/**
 * Left out, since no store of the platform states it: gtin, priceRange, and of items without reviews their rating,
 * opening hours, an event's end and performer, the streets of a shop, shipping times by region.
 */
const WANTS: Readonly<Record<string, Wants>> = {
  LocalBusiness: {
    required: ['name', 'address.addressCountry'],
    recommended: ['@id', 'url', 'telephone', 'email', 'image', 'description'],
  },
  Product: {
    required: ['name', 'image'],
    recommended: ['@id', 'description', 'url', 'sku', 'brand.name'],
  },
  Service: {
    required: ['name', 'provider.name'],
    recommended: ['@id', 'description', 'url', 'image', 'areaServed'],
  },
  Event: {
    required: ['name', 'startDate', 'location.name', 'location.address.addressCountry'],
    recommended: [
      '@id',
      'description',
      'image',
      'url',
      'eventStatus',
      'eventAttendanceMode',
      'organizer.name',
      'organizer.url',
      'location.address.streetAddress',
    ],
  },
  Offer: { required: ['price', ...OFFER], recommended: ['itemCondition'] },
  AggregateOffer: { required: ['lowPrice', ...OFFER], recommended: ['highPrice', 'offerCount'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: [],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [] },
};

/**
 * The lacking fields of an object, such as `Offer.price` for a required one, and sentences about
 * wrong values.
 */
export function lacksOf(data: StructuredData): string[] {
  const type = String(data['@type']);
  const wants = WANTS[type];
  if (!wants) return [`${type}: a type that no search engine shows`];
  const lacks = [...wants.required, ...wants.recommended]
    .filter((path) => isEmpty(at(data, path)))
    .map((path) => `${type}.${path}`);
  return [...lacks, ...wrongIn(type, data), ...nested(data).flatMap(lacksOf)];
}

/** Nested objects whose type has requirements of its own. */
function nested(data: StructuredData): StructuredData[] {
  return [data['offers'], at(data, 'offers.hasMerchantReturnPolicy')].filter(
    (one) => typeof one === 'object' && one !== null,
  ) as StructuredData[];
}

function wrongIn(type: string, data: StructuredData): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(`${type}: ${what}`);
  };
  if (type === 'LocalBusiness' || type === 'Product' || type === 'Event') {
    must(data['@context'] === 'https://schema.org', 'no @context');
  }
  for (const path of ['url', '@id']) {
    if (data[path] !== undefined) must(isAddress(data[path]), `${path} is not absolute`);
  }
  for (const image of [data['image'] ?? []].flat()) must(isAddress(image), 'image not absolute');
  for (const name of ['price', 'lowPrice', 'highPrice']) {
    if (data[name] !== undefined) must(isLike(/^\d+\.\d{2}$/, data[name]), `${name} is no amount`);
  }
  if (data['startDate'])
    must(
      isLike(/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/, data['startDate']),
      'startDate without zone',
    );
  if (isLike(/FiniteReturnWindow$/, data['returnPolicyCategory'])) {
    must(Number.isInteger(data['merchantReturnDays']), 'a return window without days');
  }
  const steps = (data['itemListElement'] ?? []) as StructuredData[];
  steps.forEach((step, index) => {
    must(step['position'] === index + 1, `place ${index + 1} is out of order`);
    must(
      isAddress(step['item'] ?? step['url']) && Boolean(step['name']),
      `place ${index + 1} leads nowhere`,
    );
  });
  if (type === 'BreadcrumbList') must(steps.length >= 2, 'fewer than two steps');
  return wrong;
}

function at(data: StructuredData, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);
}

function isLike(pattern: RegExp, value: unknown): boolean {
  return pattern.test(String(value));
}

function isAddress(value: unknown): boolean {
  return URL.canParse(String(value));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
