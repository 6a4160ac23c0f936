import type { AnswerTest, Question, ShowIf } from '#contract/forms/form-content.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'

/** When a question is asked, in words: “Yalnızca “Çalışıyor musun?” yanıtı “Evet” ise sorulur.” */
export function useShowIfText(questions: readonly Question[]) {
  const t = useTexts('adv_detail')
  const language = useLanguage()
  return ({ all, tests }: ShowIf) => {
    const words = tests.map(testText)
    const joined = words.join(t(all ? 'questions.and' : 'questions.or'))
    return t('questions.onlyIf', { condition: joined })
  }

  function testText({ questionId, is, value }: AnswerTest) {
    const question = questions.find(({ id }) => id === questionId)
    return t('questions.test', { is, question: question?.label ?? '', answer: answerText(value, question) })
  }

  function answerText(value: AnswerTest['value'], question: Question | undefined) {
    if (value === null) return ''
    if (typeof value === 'boolean') return t('answers.yesNo', { answer: value ? 'yes' : 'no' })
    if (typeof value === 'number') return formatNumber(value, language)
    return question?.options.find(({ id }) => id === value)?.label ?? value
  }
}
