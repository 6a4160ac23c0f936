import sanitizeHtml from 'sanitize-html'
import { wellFormed } from './rich-text/well-formed.ts'

/** Sanitises rich text: paragraphs, headings, lists, quotes, links and emphasis, and nothing else. Idempotent. */
export function cleanRichText(html: string): string {
  return wellFormed(sanitizeHtml(html.replace(unprintable, '').toWellFormed(), rules))
}

/** The words alone on one line, for descriptions. Longer than `maxLength`, they end at a word and with `…`. */
export function richTextToPlain(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  const words = cleanRichText(html)
    .replace(/<\/?(?:p|br|h[234]|ul|ol|li|blockquote)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return shortened(words, maxLength)
}

function shortened(words: string, maxLength: number): string {
  if (words.length <= maxLength) return words
  const room = maxLength - 1
  const cut = words.lastIndexOf(' ', room)
  const kept = cut > 0 ? words.slice(0, cut) : wholeLetters(words, room)
  return `${kept.replace(/[\s,;:.(–—-]+$/, '')}…`
}

/** A word longer than the room there is: cut where no letter loses its dot or its tail. */
function wholeLetters(word: string, room: number): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('tr').segment(word)) {
    if (kept.length + segment.length > room) break
    kept += segment
  }
  return kept
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Control characters that PostgreSQL refuses, other than tabs and line breaks. */
const unprintable = /[^\P{Cc}\t\n\r]/gu

/** Block elements that become paragraphs, so that words do not run together. */
const paragraphs = ['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'figure', 'figcaption', 'address']
const cells = ['table', 'tr', 'td', 'th', 'caption', 'dl', 'dt', 'dd', 'pre', 'center', 'form', 'fieldset', 'details']

const meant = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  ...Object.fromEntries([...paragraphs, ...cells].map((tag) => [tag, 'p'])),
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Elements whose content is not text.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'title',
    'svg',
    'math',
    'xml',
    'template',
  ],
  transformTags: {
    ...meant,
    a: (_, { href }) => ({ tagName: 'a', attribs: linkTo(href) }),
  },
}

/** Absolute addresses only; a link without one becomes text. */
function linkTo(href = ''): sanitizeHtml.Attributes {
  if (!/^\s*(https?:\/\/|mailto:|tel:)/i.test(href) || !URL.canParse(href)) return {}
  return { href: new URL(href).href.replaceAll(' ', '%20'), rel: 'noopener nofollow ugc' }
}
