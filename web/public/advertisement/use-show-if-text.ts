import type { AnswerTest, Question, ShowIf } from '#contract/forms/form-content.ts'
import { answerText } from '#platform/text/answer-text.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'

/** When a question is asked, in words: “Bu soruyu yalnızca “Çalışıyor musun?” sorusuna “Evet” dersen görürsün.” */
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
    const answer = valueText(value, question)
    return t('questions.test', { is, kind: question?.kind ?? '', question: question?.label ?? '', answer })
  }

  function valueText(value: AnswerTest['value'], question: Question | undefined) {
    if (!question) return String(value ?? '')
    return answerText(question, value, { language, yes: t('answers.yes'), no: t('answers.no') }) ?? ''
  }
}
