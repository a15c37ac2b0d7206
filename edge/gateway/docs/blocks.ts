import { fencedCode, markdownTable } from '../../../shared/kernel/markdown.ts';
import { code, table } from './frame.ts';
import { inMarkdown } from './in-markdown.ts';

/**
 * A piece of a page, which is written as HTML and as Markdown. Its texts are HTML of letters,
 * `<code>` and `<a>` alone; that of code is plain.
 */
export type Block =
  | { readonly is: 'text' | 'heading'; readonly text: string }
  | { readonly is: 'facts'; readonly rows: readonly Fact[] }
  | {
      readonly is: 'code';
      readonly label: string;
      readonly kind: 'sh' | 'ts' | 'json';
      readonly text: string;
    }
  | {
      readonly is: 'table';
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A name and what is said of it. */
export type Fact = readonly [name: string, says: string];

/** Blocks as HTML. */
export function htmlOf(blocks: readonly Block[]): string {
  return blocks.map(html).join('');
}

function html(block: Block): string {
  switch (block.is) {
    case 'text': {
      return `<p>${block.text}</p>`;
    }
    case 'heading': {
      return `<h3>${block.text}</h3>`;
    }
    case 'facts': {
      return `<dl>${block.rows.map(([name, says]) => `<dt>${name}</dt><dd>${says}</dd>`).join('')}</dl>`;
    }
    case 'code': {
      return code(block.label, block.text);
    }
    case 'table': {
      return table(block.heads, block.rows);
    }
  }
}

/** Blocks as Markdown, a paragraph each. */
export function markdownOf(blocks: readonly Block[]): string[] {
  return blocks.map(markdown);
}

function markdown(block: Block): string {
  switch (block.is) {
    case 'text': {
      return inMarkdown(block.text);
    }
    case 'heading': {
      return `### ${inMarkdown(block.text)}`;
    }
    case 'facts': {
      return block.rows
        .map(([name, says]) => `- ${inMarkdown(name)}: ${inMarkdown(says)}`)
        .join('\n');
    }
    case 'code': {
      return `${inMarkdown(block.label)}:\n\n${fencedCode(block.kind, block.text)}`;
    }
    case 'table': {
      return markdownTable(
        block.heads.map(inMarkdown),
        block.rows.map((row) => row.map(inMarkdown)),
      );
    }
  }
}
