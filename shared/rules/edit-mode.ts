/** Edit mode as an owner's browser remembers it. */
import { COOKIE, COOKIE_DAYS } from '../kernel/constants/cookies.ts';
import { audiences, type Audience } from './banners.ts';

export interface EditMode {
  /** Whether the admin elements of the store's pages show. */
  readonly isOn: boolean;
  /** The kind of visitor as whom the owner looks at the page; null for themselves. */
  readonly viewAs: Audience | null;
}

export const editModeOff: EditMode = { isOn: false, viewAs: null };

const DAY_SECONDS = 24 * 60 * 60;

/** Reads the cookie's value: `on`, or `on.` and a kind of visitor. Anything else is off. */
export function readEditMode(text: string | undefined): EditMode {
  const [on, as] = text?.split('.') ?? [];
  if (on !== 'on') return editModeOff;
  return { isOn: true, viewAs: audiences.find((one) => one === as) ?? null };
}

/** The text that sets the cookie in the browser; edit mode that is off needs none. */
export function editModeCookie({ isOn, viewAs }: EditMode, isSecure: boolean): string {
  const days = isOn ? COOKIE_DAYS.editMode : COOKIE_DAYS.removal;
  const value = viewAs === null ? 'on' : `on.${viewAs}`;
  return `${COOKIE.editMode}=${value}; path=/; max-age=${days * DAY_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
