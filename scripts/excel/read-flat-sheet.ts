import { createReadStream } from 'node:fs'

/**
 * Streams the rows of the first sheet of a flat OpenDocument file (`.fods`), each cell with the kind of its value:
 * `text …`, `number …`, `date …`, or nothing; formulas are marked. The file is too large for memory.
 */
export async function* readFlatSheet(path: string): AsyncGenerator<string[]> {
  let held = ''
  for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    held += piece
    const rows = held.split('</table:table-row>')
    held = rows.pop() ?? ''
    for (const row of rows) yield* rowsIn(row)
    if (held.includes('</table:table>')) return
  }
}

/** A row, as often as it is repeated; the empty ones after the last are repeated up to the maximum. */
function rowsIn(xml: string): string[][] {
  const opening = xml.lastIndexOf('<table:table-row')
  if (opening === -1) return []
  const about = /^[^>]*>/.exec(xml.slice(opening))?.[0] ?? ''
  const cells = cellsIn(xml.slice(opening + about.length))
  const repeated = Number(/number-rows-repeated="(\d+)"/.exec(about)?.[1] ?? 1)
  return Array.from({ length: cells.length > 0 ? repeated : 1 }, () => cells)
}

function cellsIn(row: string): string[] {
  const cells = [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
    ([, about = '', inside = '']) => {
      const repeated = Number(/number-columns-repeated="(\d+)"/.exec(about)?.[1] ?? 1)
      const cell = cellOf(about, inside)
      return Array.from({ length: cell === '' ? Math.min(repeated, 300) : repeated }, () => cell)
    },
  )
  while (cells.at(-1) === '') cells.pop()
  return cells
}

function cellOf(about: string, inside: string): string {
  if (about.includes('table:formula=')) return `formula ${about}`
  const kind = /office:value-type="(\w+)"/.exec(about)?.[1]
  if (kind === undefined) return ''
  if (kind === 'date') return `date ${/office:date-value="([^"]+)"/.exec(about)?.[1]?.replace('T00:00:00', '')}`
  if (kind === 'float' || kind === 'currency')
    return `number ${Number(Number(/office:value="([^"]+)"/.exec(about)?.[1]).toPrecision(12))}`
  if (kind !== 'string') return `${kind} ${about}`
  const lines = [...inside.matchAll(/<text:p[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs)].map(([, line = '']) => plain(line))
  return `text ${lines.join('\n')}`
}

const plain = (xml: string) =>
  xml
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count = '1') => ' '.repeat(Number(count)))
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
