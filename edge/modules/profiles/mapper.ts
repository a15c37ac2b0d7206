import type { MainType, Profile, ProfileFields } from '../../../shared/contracts/profiles.ts';
import type { PublicProfile } from '../../../shared/contracts/public-profiles.ts';
import type { PublicAccountRow, PublicStoreRow } from './public-statements.ts';
import { COLUMNS, SAID, type ProfileRow, type Said } from './statements.ts';

/**
 * The main type that a store's type is to other stores; a franchise supplies (spec [6], "Mode").
 */
const MAIN_TYPE: Readonly<Record<string, MainType>> = {
  affinity: 'affinity',
  franchise: 'dssupplier',
  affiliate: 'referral',
};

function mainTypeOf(storeType: string): MainType {
  return MAIN_TYPE[storeType] ?? 'business';
}

/** A person without a store can only promote other stores. */
function mainTypeOfPerson(ownType: string | null): MainType {
  return ownType === null ? 'referral' : mainTypeOf(ownType);
}

const iso = (instant: number) => new Date(instant).toISOString();

/** A person's own profile, as that person sees it. */
export function toProfile(row: ProfileRow): Profile {
  const said = JSON.parse(row.profile) as Said;
  return {
    id: row.id,
    username: row.username,
    full_name: row.full_name,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    phone: row.phone,
    phone_verified: row.phone_verified_at !== null,
    phone_country: row.phone === null ? null : row.country,
    description: said.description ?? null,
    city: said.city ?? null,
    country: said.country ?? null,
    website: said.website ?? null,
    photo: row.photo,
    locale: row.locale,
    region: row.region,
    theme: row.theme,
    main_type: mainTypeOfPerson(row.own_type),
    slug: row.own_slug,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

/** A row as it is once these fields are written. */
export function withFields(row: ProfileRow, fields: ProfileFields, now: number): ProfileRow {
  const given = (names: readonly (keyof ProfileFields)[]) =>
    Object.fromEntries(
      names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
    );
  const said = { ...(JSON.parse(row.profile) as Said), ...given(SAID) };
  return { ...row, ...given(COLUMNS), profile: JSON.stringify(said), updated_at: now };
}

/** Turns empty texts into left-out fields. */
export function withoutEmpty(fields: ProfileFields): ProfileFields {
  const emptied = SAID.filter((name) => fields[name] === '').map((name) => [name, null]);
  return { ...fields, ...Object.fromEntries(emptied) };
}

export function toPublicPerson(row: PublicAccountRow): PublicProfile {
  return {
    id: row.id,
    name: row.full_name,
    images: row.photo === null ? [] : [row.photo],
    main_type: mainTypeOfPerson(row.own_type),
    slug: row.own_slug,
    updated_at: iso(row.updated_at),
  };
}

export function toPublicStore(row: PublicStoreRow): PublicProfile {
  return {
    id: row.id,
    name: row.name,
    images: row.photo === null ? [] : [row.photo],
    main_type: mainTypeOf(row.store_type),
    slug: row.slug,
    updated_at: iso(row.updated_at),
  };
}
