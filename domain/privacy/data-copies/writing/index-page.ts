import { formatDateTime } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { escapeText } from '#platform/text/xml.ts'
import { translate } from '#platform/texts.ts'
import { type SectionName, sectionNames, sections } from '../parts/parts.ts'
import { foot, head, partName, sectionName } from './page.ts'

interface Summary {
  readonly name: string
  readonly email: string
  readonly language: Language
  /** The number of rows by part, and of files. */
  readonly counts: ReadonlyMap<string, number>
  readonly files: number
  /** The names of files missing in the store. */
  readonly lost: readonly string[]
}

/** The index page of a copy: the owner, the contents, and what is left out and why. */
export function indexPage({ name, email, language, counts, files, lost }: Summary): Uint8Array {
  const say = (key: string, values?: Parameters<typeof translate>[2]) => escapeText(translate(language, key, values))
  const at = formatDateTime(new Date(), language)
  const left = ['internal', 'undecided', 'others', 'secrets', 'technical'].map(
    (what) => `<li>${say('copy.left', { what })}</li>`,
  )
  const page = `${head(translate(language, 'copy.title'), language)}<h1>${say('copy.title')}</h1>
<p>${say('copy.lead', { name, email, at })}</p>
<div class="box"><p>${say('copy.care')}</p></div>
<h2>${say('copy.contents')}</h2>${sectionNames.map((section) => listed(section, counts, language)).join('')}
<h2>${say('copy.files')}</h2><p>${say('copy.files.count', { count: files })}</p>
${lost.length === 0 ? '' : `<p>${say('copy.files.lost')}</p><ul>${lost.map((one) => `<li>${escapeText(one)}</li>`).join('')}</ul>`}
<h2>${say('copy.programs')}</h2><p>${say('copy.programs.detail')}</p>
<h2>${say('copy.left.title')}</h2><ul>${left.join('')}</ul>
<h2>${say('copy.questions')}</h2><p>${say('copy.questions.detail')}</p>${foot}`
  return Buffer.from(page)
}

function listed(section: SectionName, counts: ReadonlyMap<string, number>, language: Language) {
  const lines = sections[section].flatMap((part) => {
    const count = counts.get(part.name) ?? 0
    return count === 0
      ? []
      : `<li>${escapeText(partName(part, language))}: ${translate(language, 'copy.count', { count })}</li>`
  })
  const name = escapeText(sectionName(section, language))
  const said =
    lines.length > 0 ? `<ul>${lines.join('')}</ul>` : `<span class="none">${translate(language, 'copy.none')}</span>`
  return `<article><h3><a href="html/${section}.html">${name}</a></h3>${said}</article>`
}
