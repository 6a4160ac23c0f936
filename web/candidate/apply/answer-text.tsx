import type { AnswerValue } from '#contract/answer-test.ts'
import type { Question } from '#contract/form-content.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useCities, useCountries, useUniversities } from '#web/reference.ts'
import { useTexts } from '#web/texts.tsx'

/** An answer as people read it. */
export function AnswerText({ question: { kind, options }, answer }: { question: Question; answer: AnswerValue }) {
  const t = useTexts('common')
  const language = useLanguage()
  if (answer === null || answer === undefined) return null
  switch (kind) {
    case 'yesNo':
      return t(answer === true ? 'ui.question.yes' : 'ui.question.no')
    case 'single':
    case 'multiple':
      return options
        .filter(({ id }) => (Array.isArray(answer) ? answer.includes(id) : id === answer))
        .map(({ label }) => label)
        .join(', ')
    case 'date':
      return formatDate(String(answer), language)
    case 'number':
      return formatNumber(Number(answer), language)
    case 'country':
      return <CountryName id={Number(answer)} />
    case 'city':
      return <CityName id={Number(answer)} />
    case 'university':
      return typeof answer === 'string' ? answer : <UniversityName id={Number(answer)} />
    default:
      return String(answer)
  }
}

interface Listed {
  readonly id: number
}

const nameIn = (list: readonly { id: number; name: string }[], wanted: number) =>
  list.find(({ id }) => id === wanted)?.name ?? '…'

const CountryName = ({ id }: Listed) => nameIn(useCountries(), id)
const CityName = ({ id }: Listed) => nameIn(useCities(), id)
const UniversityName = ({ id }: Listed) => nameIn(useUniversities(), id)
