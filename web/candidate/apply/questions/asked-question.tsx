import type { Question } from '#contract/forms/form-content.ts'
import { QuestionField } from '#web/questions/question-field.tsx'
import { useApply } from '../use-apply.ts'
import { FileQuestion } from './file-question.tsx'
import { OtherDevice } from './other-device.tsx'
import styles from './questions-step.module.css'

/** A question of the wizard: what is typed goes to the keeper, letter by letter. */
export function AskedQuestion({ question, error }: { question: Question; error: string | undefined }) {
  const { form, answers, keeper, kept } = useApply()
  const { id } = question
  return (
    <div className={styles.question} lang={form.listing.language}>
      <QuestionField
        id={`answers.${id}`}
        question={question}
        answer={answers[id]}
        error={error ?? kept.refused.get(id)}
        onChange={(value) => keeper.change(id, value)}
        file={(field) => <FileQuestion questionId={id} field={field} />}
      />
      {question.kind !== 'file' && <OtherDevice question={question} />}
    </div>
  )
}
