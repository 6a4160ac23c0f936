import { parseRichText, type RichNode } from '../../rich-text/parse-rich-text.ts'

/** The first words of rich text as plain text. */
export function plainBeginning(html: string, longest = 160): string {
  const text = words(parseRichText(html)).replace(/\s+/g, ' ').trim()
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`
}

const words = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `${words(node.children)}${isBlock(node.tag) ? ' ' : ''}`))
    .join('')

const isBlock = (tag: string) => !['strong', 'em', 'u', 's', 'a'].includes(tag)
