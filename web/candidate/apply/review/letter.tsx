import type { ReactNode } from 'react'
import { isBlank } from '#contract/forms/answer-check.ts'
import type { Question } from '#contract/forms/form-content.ts'
import type { FieldError } from '#contract/problems.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { applyAddress } from '../../apply-step.ts'
import { AnswerText } from '../answer-text.tsx'
import { useProfileLines } from '../profile/use-profile-lines.ts'
import { useApply } from '../use-apply.ts'
import styles from './review-step.module.css'
import { questionAddress } from './use-problem-links.ts'

/** The application as a letter: candidate, answers, documents. Each part links to its field. */
export function Letter({ problems }: { problems: readonly FieldError[] }) {
  const t = useTexts('student_apps')
  const { form, pages, askedDocuments, canEdit } = useApply()
  const { formId } = form.listing
  const wrong = new Set(problems.map(({ field }) => field))
  return (
    <article className={styles.letter} aria-label={t('apply.review.title')}>
      <Part title={t('apply.step.profile')} edit={applyAddress(formId, { step: 'profile' })}>
        <DescriptionList items={useProfileLines()} />
      </Part>
      {pages.map((page) => (
        <Part
          key={page.id}
          title={page.title || t('apply.questions.title')}
          edit={applyAddress(formId, { step: 'questions', page: page.number })}
        >
          <dl className={styles.answers}>
            {page.questions.map((question) => (
              <Answer key={question.id} question={question} isWrong={wrong.has(`answers.${question.id}`)} />
            ))}
          </dl>
        </Part>
      ))}
      {askedDocuments.length > 0 && (
        <Part title={t('apply.step.documents')} edit={applyAddress(formId, { step: 'documents' })}>
          <dl className={styles.answers}>
            {askedDocuments.map(({ formDocumentId, typeName, files, required }) => (
              <Line
                key={formDocumentId}
                term={typeName}
                isEmpty={files.length === 0}
                edit={canEdit ? applyAddress(formId, { step: 'documents' }, `documents.${formDocumentId}`) : undefined}
                isWrong={wrong.has(`documents.${formDocumentId}`) || (canEdit && required && files.length === 0)}
              >
                {files.length > 0 ? files.map(({ name }) => name).join(', ') : t('apply.review.noFile')}
              </Line>
            ))}
          </dl>
        </Part>
      )}
    </article>
  )
}

function Part({ title, edit, children }: { title: string; edit: string; children: ReactNode }) {
  const t = useTexts('student_apps')
  const { canEdit } = useApply()
  return (
    <section className={styles.part}>
      <header>
        <h3>{title}</h3>
        {canEdit && (
          <Link to={edit}>
            {t('ui.edit')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}

function Answer({ question, isWrong }: { question: Question; isWrong: boolean }) {
  const t = useTexts('student_apps')
  const { form, answers, canEdit } = useApply()
  const answer = answers[question.id]
  const isEmpty = isBlank(answer)
  return (
    <Line
      term={question.label}
      isEmpty={isEmpty}
      edit={canEdit ? questionAddress(form, question.id) : undefined}
      isWrong={isWrong || (canEdit && isEmpty && question.required)}
    >
      {isEmpty ? t('apply.review.empty') : <AnswerText question={question} answer={answer} />}
    </Line>
  )
}

interface LineProps {
  readonly term: string
  readonly isEmpty: boolean
  readonly edit: string | undefined
  readonly isWrong: boolean
  readonly children: ReactNode
}

function Line({ term, isEmpty, edit, isWrong, children }: LineProps) {
  const t = useTexts('student_apps')
  return (
    <div data-wrong={isWrong || undefined} data-empty={isEmpty || undefined}>
      <dt>{term}</dt>
      <dd>
        {children}
        {/* A part's link edits its complete answers; only invalid or empty ones have their own. */}
        {edit && (isWrong || isEmpty) && (
          <Link to={edit} className={styles.edit}>
            {t('apply.review.fill')}
            <VisuallyHidden>: {term}</VisuallyHidden>
          </Link>
        )}
      </dd>
    </div>
  )
}
