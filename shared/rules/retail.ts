/** What the page asks of a store. */
interface Retailing {
  readonly store_type: string;
  readonly store_theme_info: { readonly sections_info: { readonly retail: boolean } };
}

/** Whether a store has the page of what its branch has in store: a franchise that switched it on (spec [2]). */
export function hasRetail({ store_type: type, store_theme_info: theme }: Retailing): boolean {
  return type === 'franchise' && theme.sections_info.retail;
}
