import type { Language } from '#platform/text/locales.ts'
import { escapeText } from '#platform/text/xml.ts'
import { translate } from '#platform/texts.ts'
import type { Part, Row } from '../parts/part.ts'
import { type SectionName, sections } from '../parts/parts.ts'
import { type Copied, copyRows } from './copy-rows.ts'
import { shownValue, term } from './shown-value.ts'

/** One page of a copy, row by row. */
export async function* pageOf(section: SectionName, copied: Copied): AsyncGenerator<Uint8Array> {
  const { language } = copied
  const title = sectionName(section, language)
  const back = `<p><a href="../index.html">${escapeText(translate(language, 'copy.back'))}</a></p>`
  yield Buffer.from(`${head(title, language)}${back}<h1>${escapeText(title)}</h1>`)
  for (const part of sections[section]) {
    yield Buffer.from(`<section><h2>${escapeText(partName(part, language))}</h2>`)
    let count = 0
    for await (const rows of copyRows(part, copied)) {
      count += rows.length
      yield Buffer.from(rows.map((row) => rowOf(part, row, language)).join(''))
    }
    if (count === 0) yield Buffer.from(`<p class="none">${escapeText(translate(language, 'copy.none'))}</p>`)
    yield Buffer.from('</section>')
  }
  yield Buffer.from(foot)
}

export const sectionName = (section: SectionName, language: Language) =>
  translate(language, 'copy.section', { section })

export const partName = ({ name }: Part, language: Language) => translate(language, 'copy.part', { part: name })

function rowOf({ shown }: Part, row: Row, language: Language): string {
  const titles = shown.filter(({ kind }) => kind === 'title')
  const heading = titles.map(({ name, kind }) => shownValue(kind, row[name], language)).find(Boolean)
  // Texts that a part added beside its columns, such as the question of an answer.
  const found = Object.keys(row).filter((name) => !shown.some((one) => one.name === name))
  const all = [
    ...found.map((name) => ({ name, kind: 'text' as const })),
    ...shown.filter(({ kind }) => kind !== 'title'),
  ]
  const lines = all.flatMap(({ name, kind }) => {
    const value = shownValue(kind, row[name], language)
    return value === undefined ? [] : term(name, value, language)
  })
  return `<article>${heading ? `<h3>${heading}</h3>` : ''}<dl>${lines.join('')}</dl></article>`
}

export const head = (title: string, language: Language) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)} · Köprü</title><style>${look}</style></head><body><main>`

export const foot = '</main></body></html>\n'

// Simple enough for any browser in twenty years, without a network.
const look = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:light-dark(#1d1830,#ede9f7);background:light-dark(#f7f5fb,#14101f)}main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.25rem;margin:2.5rem 0 .75rem}h3{font-size:1rem;margin:0 0 .5rem}a{color:light-dark(#5e2db3,#b79cf5)}article,.box{background:light-dark(#fff,#1f1a2c);border:1px solid light-dark(#e4dff0,#38304d);border-radius:.75rem;padding:1rem;margin:0 0 .75rem;overflow-wrap:anywhere}dl{margin:0}dl div{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;padding:.25rem 0}dl dl{grid-column:1/-1}dt{color:light-dark(#5d5870,#b3abc7)}dd{margin:0}ul{margin:0;padding-left:1.25rem}li{margin:.25rem 0}.box p{margin:0}.none{color:light-dark(#5d5870,#b3abc7)}@media(max-width:30rem){dl div{grid-template-columns:1fr;gap:0}}@media print{article,.box{break-inside:avoid}}`
