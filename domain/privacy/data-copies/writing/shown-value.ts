import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatMoney, type Money } from '#platform/text/money.ts'
import { formatFileSize, formatWritten } from '#platform/text/numbers.ts'
import { escapeText } from '#platform/text/xml.ts'
import { translate } from '#platform/texts.ts'
import type { Shown } from '../parts/part.ts'

/** A value as HTML; undefined if it is empty. */
export function shownValue(kind: Shown['kind'], value: unknown, language: Language): string | undefined {
  if (isNothing(value)) return undefined
  switch (kind) {
    case 'id':
      return undefined
    case 'day':
      return escapeText(formatDate(String(value), language))
    case 'moment':
      return escapeText(formatDateTime(String(value), language))
    case 'yesNo':
      return translate(language, value ? 'answers.yes' : 'answers.no')
    case 'word':
      return escapeText(wordOf(String(value), language))
    case 'size':
      return formatFileSize(Number(value), language)
    case 'money':
      return escapeText(formatMoney(value as Money, language))
    case 'file':
      return linkTo(value as { readonly name: string; readonly path: string })
    case 'title':
    case 'text':
      return typeof value === 'number' ? numberOf(value, language) : linesOf(String(value))
    case 'facts':
      return factsOf(value, language)
  }
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The label of a code, or the code itself without one. */
const wordOf = (word: string, language: Language) =>
  word === 'other' ? translate(language, 'copy.word.other') : translate(language, 'copy.word', { word }) || word

/** The label of a field; empty without one. */
const fieldName = (field: string, language: Language) => translate(language, 'copy.field', { field })

/** A year is not a quantity: whole numbers get no thousands separator. */
const numberOf = (value: number, language: Language) =>
  Number.isInteger(value) ? String(value) : formatWritten(value, language)

const linesOf = (text: string) => escapeText(text).replaceAll('\n', '<br>')

/** A relative link from a page in its folder to a file in another. */
const linkTo = ({ name, path }: { readonly name: string; readonly path: string }) =>
  `<a href="../${path.split('/').map(encodeURIComponent).join('/')}">${escapeText(name)}</a>`

/** Lists and nested objects with labels; fields for programs only are left to the JSON. */
function factsOf(value: unknown, language: Language): string | undefined {
  if (Array.isArray(value)) return listOf(value, language)
  if (typeof value === 'object' && value !== null) return namedFacts(Object.entries(value), language)
  if (typeof value === 'boolean') return shownValue('yesNo', value, language)
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return shownValue('day', value, language)
  return typeof value === 'number' ? numberOf(value, language) : linesOf(wordOf(String(value), language))
}

function listOf(values: readonly unknown[], language: Language) {
  const items = values.flatMap((one) => (isNothing(one) ? [] : (factsOf(one, language) ?? [])))
  return items.length === 0 ? undefined : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

function namedFacts(facts: readonly (readonly [string, unknown])[], language: Language) {
  const known = facts.filter(([name, value]) => !isNothing(value) && !/^id$|Ids?$/.test(name))
  // A place or a school is shown by its name; a question above its answer.
  const [first, ...others] = known
  if (first?.[0] === 'name' && others.length === 0) return linesOf(String(first[1]))
  if (first?.[0] === 'question') return answered(Object.fromEntries(known), language)
  const lines = known.flatMap(([name, value]) => {
    const shown = factsOf(value, language)
    return shown === undefined ? [] : term(name, shown, language)
  })
  return lines.length === 0 ? undefined : `<dl>${lines.join('')}</dl>`
}

const answered = ({ question, answer }: Record<string, unknown>, language: Language) =>
  `<b>${linesOf(String(question))}</b><br>${isNothing(answer) ? '–' : (factsOf(answer, language) ?? '–')}`

/** `raw` marks a field without a label, for tests. */
export function term(field: string, shown: string, language: Language) {
  const name = fieldName(field, language)
  return `<div><dt${name ? '' : ' class="raw"'}>${escapeText(name || field)}</dt><dd>${shown}</dd></div>`
}
