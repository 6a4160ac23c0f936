import { type AnswerFlaw, checkAnswer } from '#contract/answer-check.ts'
import type { Question } from '#contract/form-content.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts.tsx'
import { useApply } from '../use-apply.ts'

/** What is wrong or missing on a page as it stands, in words, by question. */
export function useFlaws(questions: readonly Question[]): ReadonlyMap<string, string> {
  const word = useFlawWords()
  const { answers } = useApply()
  return new Map(
    questions.flatMap((question) => {
      const flaw = checkAnswer(question, answers[question.id])
      return flaw ? [[question.id, word(flaw, question.kind)] as const] : []
    }),
  )
}

function useFlawWords() {
  const t = useTexts('student_apps')
  const language = useLanguage()
  return (flaw: AnswerFlaw, kind: Question['kind']) =>
    'limit' in flaw
      ? t('apply.flaw.limit', { flaw: flaw.code, limit: formatNumber(flaw.limit, language) })
      : flaw.code === 'required'
        ? t('apply.flaw.required', { kind })
        : t('apply.flaw.wrong', { flaw: flaw.code })
}
