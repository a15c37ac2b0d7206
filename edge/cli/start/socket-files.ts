/** Files of a process that are nobody's socket: databases, pages that are asked for, workerd's own. */
const KEPT_FILES = 500;
/** Ten thousand sockets, two files each: more has not been tried on one machine. */
const MOST_FILES = 20_000;

/** How many files the sockets of a workerd may use that this process starts: it gets the same limit. */
export function socketFiles(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
  };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft)
    ? Math.max(KEPT_FILES, Math.min(MOST_FILES, soft - KEPT_FILES))
    : MOST_FILES;
}
