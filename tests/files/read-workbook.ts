import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/**
 * The cells of a sheet of an Excel file, the first unless told otherwise, by nothing that writes such files: the zip and its XML, taken apart here. Texts
 * are strings, numbers numbers, and a formula would be told.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  number = 1,
): Promise<(string | number | { formula: string })[][]> {
  const parts = new Map<string, string>()
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString())
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text]) =>
    plain(text),
  )
  const sheet = parts.get(`xl/worksheets/sheet${number}.xml`) ?? ''
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, about = '', inside = '']) =>
      cellOf(about, inside, shared),
    ),
  )
}

function cellOf(about: string, inside: string, shared: readonly string[]) {
  const formula = /<f[^>]*>(.*?)<\/f>/s.exec(inside)?.[1]
  if (formula !== undefined) return { formula }
  const value = /<v>(.*?)<\/v>/s.exec(inside)?.[1] ?? ''
  if (about.includes('t="s"')) return shared[Number(value)] ?? ''
  if (about.includes('t="inlineStr"') || about.includes('t="str"')) return plain(inside)
  return value === '' ? '' : Number(value)
}

const plain = (xml = '') =>
  xml
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
