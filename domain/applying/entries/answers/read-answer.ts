import { type AnswerFlaw, checkAnswer, longestText } from '#contract/forms/answer-check.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { Question } from '#contract/forms/form-content.ts'
import type { Language } from '#platform/text/locales.ts'
import { fold } from '#platform/text/turkish.ts'
import type { PlaceOf } from './listed-places.ts'
import { readDay } from './read-day.ts'
import { readNumber } from './read-number.ts'

export type EnteredQuestion = Pick<Question, 'id' | 'kind' | 'label' | 'options' | 'min' | 'max' | 'showIf'>

interface Read {
  readonly value?: Exclude<StoredAnswer, null>
  readonly flaw?: AnswerFlaw
}

interface How {
  /** The form's language, in which its answers are written */
  readonly language: Language
  readonly placeOf: PlaceOf
}

/** The answer in a cell: neither value nor flaw if it is empty, because paper forms have gaps. */
export function readAnswer(question: EnteredQuestion, text: string, how: How): Read {
  if (text.trim() === '') return {}
  const value = answerIn(question, text.trim(), how)
  const flaw = checkAnswer({ ...question, required: false }, value)
  if (flaw) return { flaw }
  return value === undefined ? { flaw: { code: 'wrongKind' } } : { value }
}

function answerIn(question: EnteredQuestion, text: string, { language, placeOf }: How) {
  switch (question.kind) {
    case 'shortText':
    case 'longText':
      return text
    case 'number':
    case 'scale':
      return readNumber(text, language)
    case 'date':
      return readDay(text)
    case 'single':
      return optionOf(question, text)
    case 'multiple':
      return optionsOf(question, text)
    case 'yesNo':
      return yesOrNo(text)
    case 'country':
    case 'city':
      return placeOf(question.kind, text)
    case 'university':
      // An unknown university is stored as text.
      return placeOf('university', text) ?? text.slice(0, longestText.shortText)
    default:
      return undefined
  }
}

const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Matches by its label, or by its stored value. */
const optionOf = ({ options }: EnteredQuestion, text: string): string | undefined =>
  (
    options.find(({ id, label }) => label === text || id === text) ??
    options.find(({ label }) => bare(label) !== '' && bare(label) === bare(text))
  )?.id

/** Separated by semicolons, bars or commas; a label may contain a comma itself, so the whole is tried first. */
function optionsOf(question: EnteredQuestion, text: string): string[] | undefined {
  const whole = optionOf(question, text)
  if (whole !== undefined) return [whole]
  for (const parts of [text.split(/[;|]/u), text.split(/[;|,]/u)]) {
    const ids = parts.filter((part) => part.trim() !== '').map((part) => optionOf(question, part.trim()))
    if (ids.length > 0 && ids.every((id) => id !== undefined)) return [...new Set(ids)]
  }
  return undefined
}

const [yes, no] = [
  ['evet', 'e', 'yes', 'y', 'true', 'dogru', 'var', '1', 'x'],
  ['hayir', 'h', 'no', 'n', 'false', 'yanlis', 'yok', '0'],
]

const yesOrNo = (text: string): boolean | undefined => {
  const word = bare(text)
  return yes?.includes(word) ? true : no?.includes(word) ? false : undefined
}
