import { parse } from 'hono/utils/cookie';
import { EDGE_COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { HANDOFF_CODE } from '../../shared/rules/handover.ts';
import { newToken, tokenHash } from './secrets.ts';

/** A code of a hand-over, as the browser that opened its link has it. */
export interface OpenedHandoff {
  readonly code: string;
  /** Hash of the browser's mark, which only its cookie holds. */
  readonly by: string;
}

/** The code and the mark of a new browser, as its cookie holds them. */
export function markedHandoff(code: string): string {
  return `${code}.${newToken()}`;
}

/** The code that a cookie names; undefined where it names none. */
export function codeIn(cookie: string | undefined): string | undefined {
  const [code = '', mark = ''] = cookie?.split('.') ?? [];
  return HANDOFF_CODE.test(code) && mark.length === 43 ? code : undefined;
}

/** The hand-over that a request's browser has opened last. */
export async function openedHandoff(request: Request): Promise<OpenedHandoff | undefined> {
  const cookie = parse(request.headers.get('cookie') ?? '')[EDGE_COOKIE.handoff];
  const code = codeIn(cookie);
  return code === undefined ? undefined : { code, by: await tokenHash(cookie ?? '') };
}
