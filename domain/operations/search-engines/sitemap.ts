import { and, gt, lt, sql } from 'drizzle-orm'
import { listAddresses } from '#contract/forms/form-facts.ts'
import { database } from '#database/connection.ts'
import { addressIn } from '#platform/text/locales.ts'
import { element, escapeText, xmlDeclaration } from '#platform/text/xml.ts'
import { type Entry, sitemapSources } from './sitemap-sources.ts'

// A sitemap file holds at most 50,000 addresses. Each page is in it twice, once per language. Numbered pages are
// divided by number, so finding a page's file needs no counting and never changes.
const numbersInFile = 25_000
const rowsAtOnce = 1000

const space = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** `/sitemap.xml`: the list of sitemap files. */
export async function sitemapIndex(publicUrl: string): Promise<string> {
  const files = await Promise.all(Object.keys(sitemapSources).map(filesOf))
  const entries = ['pages', ...files.flat()].map((name) =>
    element('sitemap', element('loc', escapeText(`${publicUrl}/sitemaps/${name}.xml`))),
  )
  return xmlDeclaration + element('sitemapindex', entries.join(''), space)
}

async function filesOf(name: string): Promise<string[]> {
  const source = sitemapSources[name]
  if (!source) return []
  const { table, number } = source
  const [found] = await database()
    .select({ first: sql<number | null>`min(${number})`, last: sql<number | null>`max(${number})` })
    .from(table)
  if (found?.first == null || found.last == null) return []
  const [from, to] = [fileOf(found.first), fileOf(found.last)]
  return Array.from({ length: to - from + 1 }, (_, index) => `${name}-${from + index}`)
}

const fileOf = (number: number) => Math.floor(number / numbersInFile)

/** The content of a sitemap file, in chunks; undefined for an unknown name. */
export function sitemapFile(name: string, publicUrl: string): AsyncGenerator<string> | undefined {
  if (name === 'pages') return written(publicUrl, pages())
  const [, kind = '', file] = /^([a-z]+)-(\d{1,6})$/.exec(name) ?? []
  return sitemapSources[kind] && written(publicUrl, readEntries(kind, Number(file)))
}

async function* written(publicUrl: string, entries: AsyncIterable<Entry> | Iterable<Entry>) {
  yield `${xmlDeclaration}<urlset xmlns="${space.xmlns}">`
  for await (const { address, changedAt } of entries) {
    const changed = changedAt ? element('lastmod', changedAt.toISOString()) : ''
    for (const locale of ['tr', 'en'] as const) {
      yield element('url', element('loc', escapeText(publicUrl + addressIn(locale, address))) + changed)
    }
  }
  yield '</urlset>'
}

function* pages(): Generator<Entry> {
  const legal = ['/legal/kvkk', '/legal/privacy', '/legal/terms', '/legal/cookies', '/legal/consent']
  const lists = [...Object.values(listAddresses), '/organizations', '/opportunities', '/communities', '/contact-us']
  for (const address of ['/', ...lists, ...legal]) yield { address }
}

/** Reads rows in batches by number, so that a file is never whole in memory. */
async function* readEntries(kind: string, file: number): AsyncGenerator<Entry> {
  const source = sitemapSources[kind]
  const end = (file + 1) * numbersInFile
  let after = file * numbersInFile - 1
  while (source) {
    const rows = await source.read(and(gt(source.number, after), lt(source.number, end)), rowsAtOnce)
    for (const { number, ...entry } of rows) {
      after = number
      yield entry
    }
    if (rows.length < rowsAtOnce) return
  }
}
