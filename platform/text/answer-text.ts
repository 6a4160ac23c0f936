import { isBlank } from '#contract/forms/answer-check.ts'
import type { AnswerValue } from '#contract/forms/answer-test.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { formatDate } from './dates.ts'
import type { Language } from './locales.ts'
import { currencyIn, formatMoney } from './money.ts'
import { formatWritten } from './numbers.ts'

/** The part of a question that decides how an answer is formatted. */
export type Asked = Pick<Question, 'kind' | 'label' | 'help' | 'options' | 'max'>

interface Words {
  readonly language: Language
  readonly yes: string
  readonly no: string
  /** The name of the chosen country, city or university */
  readonly listedName?: string | undefined
}

/**
 * An answer as text, the same in the wizard, on the organization's screens and on the receipt. Several options have a
 * line each, because an option may contain a comma. Null without an answer.
 */
export function answerText(question: Asked, answer: AnswerValue, words: Words): string | null {
  if (answer === null || answer === undefined || isBlank(answer)) return null
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return optionsText(question, [answer].flat().map(String))
    case 'yesNo':
      return answer === true ? words.yes : words.no
    case 'date':
      return formatDate(String(answer), words.language)
    case 'number':
      return numberText(question, Number(answer), words.language)
    case 'scale':
      return `${answer} / ${question.max ?? scaleEnd}`
    case 'country':
    case 'city':
    case 'university':
      return words.listedName ?? String(answer)
    default:
      return String(answer)
  }
}

/** The last step of a scale whose form does not name one. */
const scaleEnd = 5

/** In the form's order, whatever was ticked first. An option that the form does not have is named by its id. */
function optionsText({ options }: Asked, chosen: readonly string[]): string {
  const labels = options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  const unknown = chosen.filter((id) => options.every((option) => option.id !== id))
  return [...labels, ...unknown].join('\n')
}

/** Money as money, where the question says in which currency; a year without the dot of thousands. */
function numberText(question: Asked, value: number, language: Language): string {
  const currency = currencyOf(question)
  const { label } = question
  if (currency === undefined) return isYear(label, value) ? String(value) : formatWritten(value, language)
  return formatMoney({ amount: Math.round(value * 100), currency }, language)
}

/** In which currency a question asks for an amount; undefined where it asks for a number. */
export const currencyOf = ({ label, help }: Pick<Asked, 'label' | 'help'>): string | undefined =>
  currencyIn(label) ?? currencyIn(help)

/** Whether a question asks for a year: “Mezuniyet yılın”, not “Yıllık gelir”. */
const isYear = (label: string, value: number) =>
  Number.isInteger(value) &&
  value >= 1900 &&
  value <= 2100 &&
  /(?<!\p{L})(yıl(ı|ın|ınız|ını|ınızı)?|year)(?!\p{L})/u.test(label.toLocaleLowerCase('tr'))
