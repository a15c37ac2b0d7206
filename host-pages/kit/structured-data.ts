import type { WeekHours } from '../../shared/rules/opening-hours.ts';
import type { BlogEntry } from '../../shared/contracts/blog.ts';
import type { Photo } from '../../shared/contracts/fields.ts';
import type { ItemCard, ItemDetail } from '../../shared/contracts/items.ts';
import { blogUrl } from '../../shared/rules/blog.ts';
import { socialLinks } from '../../shared/rules/social.ts';
import { itemUrl } from '../../shared/rules/urls.ts';
import type { PageContext, PageView } from './page.ts';

/** An amount as schema.org writes it: `1249.00`. */
function decimal(minor: number): string {
  return (minor / 100).toFixed(2);
}

/** A path of the store at its canonical address, whichever address the visitor used. */
function absolute(context: PageContext, path: string): string {
  return context.store.canonical_url + path;
}

/** A picture: its address, or an ImageObject where somebody wrote what it shows. */
function imageOf(context: PageContext, { url, alt }: Photo): string | object {
  const address = absolute(context, url);
  return !alt
    ? address
    : { '@type': 'ImageObject', contentUrl: address, url: address, caption: alt };
}

/** The shop as a LocalBusiness (spec [2]). */
export function localBusiness(context: PageContext): object {
  const { store } = context;
  const links = socialLinks(store.social).map((link) => link.url);
  return {
    '@type': 'LocalBusiness',
    '@id': absolute(context, '/#store'),
    name: store.name,
    url: absolute(context, '/'),
    ...(store.seo_description ? { description: store.seo_description } : {}),
    ...(store.photo ? { image: absolute(context, store.photo) } : {}),
    ...(store.contact_email ? { email: store.contact_email } : {}),
    ...(store.contact_phone
      ? { telephone: `+${store.contact_country_code ?? '52'}${store.contact_phone}` }
      : {}),
    ...(store.opening_hours ? { openingHoursSpecification: hoursData(store.opening_hours) } : {}),
    address: { '@type': 'PostalAddress', addressCountry: store.country },
    ...(links.length > 0 ? { sameAs: links } : {}),
  };
}

const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The hours of a week as schema.org has them; midnight at a day's end is 23:59 there. */
function hoursData(week: WeekHours): object[] {
  return week.flatMap((spans, day) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAY_NAMES[day],
      opens: from,
      closes: to === '24:00' ? '23:59' : to,
    })),
  );
}

/** The path from the root to a page, as a BreadcrumbList. */
export function breadcrumbList(
  context: PageContext,
  trail: NonNullable<PageView['trail']>,
): object {
  const steps = [{ label: context.store.name, path: '/marketplace' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: absolute(context, step.path),
    })),
  };
}

/** A page of a list. */
export function itemListData(context: PageContext, items: readonly ItemCard[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(context, itemUrl('', item)),
      name: item.name,
    })),
  };
}

/** An entry of the blog as a BlogPosting. */
export function blogPosting(context: PageContext, entry: BlogEntry): object {
  const url = absolute(context, blogUrl('', entry.slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#entry`,
    headline: entry.title,
    description: entry.excerpt,
    url,
    datePublished: entry.published_at,
    dateModified: entry.updated_at,
    ...(entry.photo ? { image: imageOf(context, entry.photo) } : {}),
    ...(entry.author ? { author: { '@type': 'Person', name: entry.author.name } } : {}),
    publisher: { '@type': 'Organization', name: context.store.name, url: absolute(context, '/') },
  };
}

/** An item as a Product with its Offer, as a Service, or as an Event when it is an experience. */
export function itemData(context: PageContext, item: ItemDetail): object {
  const url = absolute(context, itemUrl('', item));
  const common = {
    '@id': `${url}#item`,
    name: item.name,
    description: item.plain_description,
    url,
    ...(item.photos.length > 0
      ? { image: item.photos.map((photo) => imageOf(context, photo)) }
      : {}),
    ...(item.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: item.rating.average,
            reviewCount: item.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
  const offers = offersOf(context, item, url);
  if (item.type === 'experience' && item.experience_date) {
    return {
      '@type': 'Event',
      ...common,
      startDate: item.experience_date,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: item.experience_place ?? context.store.name,
        address: {
          '@type': 'PostalAddress',
          ...(item.experience_place ? { streetAddress: item.experience_place } : {}),
          addressCountry: context.store.country,
        },
      },
      organizer: ownerOf(context, item),
      ...(offers ? { offers } : {}),
    };
  }
  if (item.type === 'service') {
    return {
      '@type': 'Service',
      ...common,
      provider: ownerOf(context, item),
      areaServed: context.store.country,
      ...(offers ? { offers } : {}),
    };
  }
  return {
    '@type': 'Product',
    ...common,
    sku: item.skus[0]?.code,
    brand: { '@type': 'Brand', name: item.owner_name },
    ...(item.details.length > 0
      ? {
          additionalProperty: item.details.map(({ name, value }) => ({
            '@type': 'PropertyValue',
            name,
            value,
          })),
        }
      : {}),
    ...(offers ? { offers } : {}),
  };
}

/** The seller of an item; the store itself also gets its address. */
function ownerOf(context: PageContext, item: ItemDetail): object {
  const isOwn = item.owner === context.store.id;
  return {
    '@type': 'Organization',
    name: item.owner_name,
    ...(isOwn ? { url: absolute(context, '/') } : {}),
  };
}

/** The return policy of goods: the owner's choice, three days or never (spec [5]). */
function returnsOf(context: PageContext, item: ItemDetail): object {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: context.store.country };
  return item.return_info.return_type === 'disallowed'
    ? { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        ...policy,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 3,
      };
}

function offersOf(context: PageContext, item: ItemDetail, url: string): object | undefined {
  if (item.hide_price || item.list_price === null) return undefined;
  const availability = `https://schema.org/${availabilityOf(item)}`;
  const common = {
    url,
    priceCurrency: item.currency,
    availability,
    seller: { '@type': 'Organization', name: context.store.name },
    ...(item.type === 'product' ? { hasMerchantReturnPolicy: returnsOf(context, item) } : {}),
  };
  const prices = item.skus.flatMap((sku) => sku.list_price ?? []);
  if (!item.price_varies) {
    return {
      '@type': 'Offer',
      ...common,
      price: decimal(item.list_price),
      itemCondition: 'https://schema.org/NewCondition',
    };
  }
  return {
    '@type': 'AggregateOffer',
    ...common,
    lowPrice: decimal(Math.min(...prices)),
    highPrice: decimal(Math.max(...prices)),
    offerCount: prices.length,
  };
}

function availabilityOf(item: ItemDetail): string {
  if (item.type === 'experience' && !item.experience_available) return 'Discontinued';
  if (item.sold_out) return item.type === 'experience' ? 'SoldOut' : 'OutOfStock';
  return item.stock_type === 'ondemand' ? 'MadeToOrder' : 'InStock';
}
