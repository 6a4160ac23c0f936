import { useState } from 'react'
import type { AnswerValue } from '#contract/forms/answer-test.ts'
import { shownIds } from '#contract/forms/conditions.ts'
import type { Question } from '#contract/forms/form-content.ts'
import { QuestionField } from '#web/questions/question-field.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import styles from './questions-preview.module.css'

/** The questions as they will be filled in. What is answered here shows and hides the others, and is kept nowhere. */
export function QuestionsPreview({ questions }: { questions: readonly Question[] }) {
  const t = useTexts('org_forms')
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({})
  const shown = shownIds(questions, answers)
  if (questions.length === 0) return <EmptyState title={t('questions.none')} />
  const hidden = questions.filter(({ id }) => !shown.has(id)).length
  return (
    <div className={styles.questions}>
      {questions
        .filter(({ id }) => shown.has(id))
        .map((question) => (
          <QuestionField
            key={question.id}
            id={`preview-${question.id}`}
            question={question}
            answer={answers[question.id]}
            onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
            file={(field) => <FileDrop {...field} disabled />}
          />
        ))}
      <p className={styles.foot} role="status">
        {t('preview.hidden', { count: hidden })}
        {Object.keys(answers).length > 0 && (
          <Button size="small" variant="quiet" onClick={() => setAnswers({})}>
            {t('preview.clear')}
          </Button>
        )}
      </p>
    </div>
  )
}
