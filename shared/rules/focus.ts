/** The point of a picture that its crops keep, in percent from the left and from the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/**
 * The classes of `shared/ui/focus.css` for a point, in tenths of the picture: a page allows no style
 * attributes. Undefined for the middle.
 * @example focusClass({ x: 31, y: 50 }) // 'at-x3 at-y5'
 */
export function focusClass(focus: Focus | undefined): string | undefined {
  return focus && `at-x${Math.round(focus.x / 10)} at-y${Math.round(focus.y / 10)}`;
}
