/** A piece of rich text: words, or an element with what is in it. */
export type RichNode = string | RichElement

interface RichElement {
  readonly tag: RichTag
  readonly href?: string
  readonly children: RichNode[]
}

const tags = ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'] as const
type RichTag = (typeof tags)[number]

/**
 * Parses HTML that the server has sanitised or the editor has written. It only knows the allowed tags, so no others can
 * reach a page.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  for (const [token, closing, name = '', attributes = ''] of html.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+/g)) {
    const into = open.at(-1)?.children ?? root
    if (name === '') into.push(decoded(token))
    else if (closing) open.length = lastIndexOf(open, name)
    else if (isRichTag(name)) {
      const element = elementOf(name, attributes)
      into.push(element)
      if (name !== 'br') open.push(element)
    }
  }
  return root
}

function elementOf(tag: RichTag, attributes: string): RichElement {
  const href = tag === 'a' ? decoded(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? '') : ''
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? { tag, href, children: [] } : { tag, children: [] }
}

/** The index of the element that a closing tag closes; -1 if there is none. */
function lastIndexOf(open: readonly RichElement[], name: string): number {
  const found = open.findLastIndex(({ tag }) => tag === name)
  return found < 0 ? open.length : found
}

const isRichTag = (name: string): name is RichTag => tags.includes(name as RichTag)

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

const decoded = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => characters[name] ?? whole)
