import { UserCheck } from 'lucide-react'
import type { Question } from '#contract/forms/form-content.ts'
import { useLanguage } from '#web/place.tsx'
import { QuestionField } from '#web/questions/question-field.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { useApply } from '../use-apply.ts'
import { FileQuestion } from './file-question.tsx'
import { OtherDevice } from './other-device.tsx'
import styles from './questions-step.module.css'

/** A question of the wizard: each change goes to the autosave, which saves it. */
export function AskedQuestion({ question, error }: { question: Question; error: string | undefined }) {
  const t = useTexts('student_apps')
  const { form, answers, autosave, kept, fromProfile } = useApply()
  const language = useLanguage()
  const { id } = question
  return (
    <div className={styles.question} lang={form.listing.language}>
      <QuestionField
        id={`answers.${id}`}
        question={question}
        answer={answers[id]}
        error={error ?? kept.refused.get(id)}
        onChange={(value) => autosave.change(id, value)}
        file={(field) => <FileQuestion questionId={id} field={field} />}
      />
      {fromProfile.has(id) && (
        <p className={styles.known} lang={language}>
          <UserCheck aria-hidden /> {t('apply.questions.fromProfile')}
        </p>
      )}
      {question.kind !== 'file' && <OtherDevice question={question} />}
    </div>
  )
}
