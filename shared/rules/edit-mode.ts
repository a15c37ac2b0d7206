/** Edit mode as an owner's browser remembers it. */
import { COOKIE, COOKIE_DAYS } from '../kernel/constants/cookies.ts';
import { audiences, type Audience } from './banners.ts';

export interface EditMode {
  /** Whether the admin elements of the store's pages show. */
  readonly isOn: boolean;
  /** The kind of visitor as whom the owner looks at the page; null for themselves. */
  readonly viewAs: Audience | null;
  /** Whether the strip of tools is folded to its button, where the screen is narrow. */
  readonly isFolded: boolean;
}

export const editModeOff: EditMode = { isOn: false, viewAs: null, isFolded: false };

/** Where a browser's session keeps which button's panel loads the page again: it has the focus then. */
export const OPENER_KEY = 'edit-opener';

/** The part of the cookie for a strip that is folded. */
const FOLDED = 'folded';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Reads the cookie's value: `on` or `off`, then a kind of visitor and `folded` where they apply,
 * with dots between. Anything else is off; what is off is looked at as no other visitor.
 */
export function readEditMode(text: string | undefined): EditMode {
  const [on, ...parts] = text?.split('.') ?? [];
  const isOn = on === 'on';
  return {
    isOn,
    viewAs: (isOn && audiences.find((one) => parts.includes(one))) || null,
    isFolded: parts.includes(FOLDED),
  };
}

/** Edit mode as the browser's cookies have it. */
export function editModeOf(cookies: string): EditMode {
  const name = `${COOKIE.editMode}=`;
  const found = cookies.split('; ').find((one) => one.startsWith(name));
  return readEditMode(found?.slice(name.length));
}

/** The text that sets the cookie in the browser; the mode of who never chose needs none. */
export function editModeCookie({ isOn, viewAs, isFolded }: EditMode, isSecure: boolean): string {
  const days = isOn || isFolded ? COOKIE_DAYS.editMode : COOKIE_DAYS.removal;
  const value = [isOn ? 'on' : 'off', viewAs, isFolded && FOLDED].filter(Boolean).join('.');
  return `${COOKIE.editMode}=${value}; path=/; max-age=${days * DAY_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
