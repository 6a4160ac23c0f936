import type { AnswerValue } from '#contract/forms/answer-test.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { answerText } from '#platform/text/answer-text.ts'
import { useLanguage } from '#web/place.tsx'
import { useCities, useCountries, useUniversities } from '../../queries/reference.ts'
import { useTexts } from '../../texts/texts.tsx'

/** An answer as text. */
export function AnswerText({ question, answer }: { question: Question; answer: AnswerValue }) {
  const t = useTexts('common')
  const language = useLanguage()
  const { kind } = question
  if (typeof answer === 'number') {
    if (kind === 'country') return <CountryName id={answer} />
    if (kind === 'city') return <CityName id={answer} />
    if (kind === 'university') return <UniversityName id={answer} />
  }
  return answerText(question, answer, { language, yes: t('answers.yes'), no: t('answers.no') })
}

interface Listed {
  readonly id: number
}

const nameIn = (list: readonly { id: number; name: string }[], wanted: number) =>
  list.find(({ id }) => id === wanted)?.name ?? '…'

const CountryName = ({ id }: Listed) => nameIn(useCountries(), id)
const CityName = ({ id }: Listed) => nameIn(useCities(), id)
const UniversityName = ({ id }: Listed) => nameIn(useUniversities(), id)
