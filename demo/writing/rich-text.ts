/**
 * Rich text from what is quicker to write and to read: blocks with an empty line between them, `## ` before a heading,
 * `- ` before each item of a list, `1. ` before each of a numbered one, `> ` before a quote, `**` around what is bold.
 */
export const richText = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(block)
    .join('')

function block(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  if (first.startsWith('## ')) return `<h2>${words(first.slice(3))}</h2>`
  if (first.startsWith('> ')) return `<blockquote><p>${words(lines.join(' ').slice(2))}</p></blockquote>`
  if (first.startsWith('- ')) return list('ul', lines, /^- /)
  if (/^\d+\. /.test(first)) return list('ol', lines, /^\d+\. /)
  return `<p>${words(lines.join(' '))}</p>`
}

const list = (tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp) =>
  `<${tag}>${lines.map((line) => `<li><p>${words(line.replace(mark, ''))}</p></li>`).join('')}</${tag}>`

const words = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
