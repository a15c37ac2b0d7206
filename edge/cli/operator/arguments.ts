/** What the operator's command line asks for. */
import { parseArgs } from 'node:util';
import { parseId } from '../../../shared/kernel/ids.ts';

export const USAGE = `Usage: npm run operator -- messages <command> [options]

  messages dead            list the messages that were given up
  messages show <id>       all that is known of a message but its words
  messages resend <id>     have a message that was given up tried again
  messages resend --all    have all of them tried again

  --cell <name>   only this cell, or "directory" (all without it)
  --json          for programs
  --remote        the platform's databases by wrangler, instead of those of STATE_DIR here
  --help          this`;

export interface MessagesCommand {
  readonly kind: 'messages';
  readonly action: 'dead' | 'show' | 'resend';
  /** One message; undefined for all of them. */
  readonly id: string | undefined;
  readonly cell: string | undefined;
  readonly json: boolean;
  readonly remote: boolean;
}

export type Command =
  | MessagesCommand
  | { readonly kind: 'help' }
  | { readonly kind: 'usage'; readonly fault: string };

const OPTIONS = {
  all: { type: 'boolean', default: false },
  cell: { type: 'string' },
  json: { type: 'boolean', default: false },
  remote: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads it; says what is not understood instead of guessing. */
export function parseCommand(args: readonly string[]): Command {
  let read;
  try {
    read = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = read;
  if (values.help || args.length === 0) return { kind: 'help' };
  const [topic, action, text, ...rest] = positionals;
  if (topic !== 'messages') return usage(`Unknown topic: ${topic ?? 'none'}.`);
  if (action !== 'dead' && action !== 'show' && action !== 'resend') {
    return usage(`Unknown command: messages ${action ?? ''}`.trimEnd());
  }
  if (rest.length > 0) return usage(`Too much: ${rest.join(' ')}`);
  const fault = faultOf(action, text, values.all);
  if (fault !== undefined) return usage(fault);
  const { cell, json, remote } = values;
  return { kind: 'messages', action, id: text, cell, json, remote };
}

function faultOf(
  action: MessagesCommand['action'],
  text: string | undefined,
  all: boolean,
): string | undefined {
  if (action === 'dead') {
    return text === undefined && !all ? undefined : 'messages dead takes no message.';
  }
  if (all && (action === 'show' || text !== undefined)) {
    return 'Either one message, or --all to resend all of them.';
  }
  if (text === undefined) return all ? undefined : `messages ${action} wants a message’s id.`;
  return parseId('message', text) ? undefined : `${text} is no message’s id (ms_…).`;
}

function usage(fault: string): Command {
  return { kind: 'usage', fault };
}
