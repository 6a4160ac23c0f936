import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormPart } from '#contract/forms/form-content.ts'
import { formParts } from '#contract/forms/form-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { partTexts } from '../../words.ts'
import { Late } from '../late.tsx'
import { useBuilder } from '../use-builder.ts'
import { hashOf, useWhere } from '../use-builder-place.ts'
import styles from './editor.module.css'

const loads = {
  basics: () => import('../basics/basics-part.tsx'),
  dates: () => import('../dates/dates-part.tsx'),
  eligibility: () => import('../eligibility/eligibility-part.tsx'),
  questions: () => import('../questions/questions-part.tsx'),
  documents: () => import('../documents/documents-part.tsx'),
  steps: () => import('../steps/steps-part.tsx'),
  reviewers: () => import('../reviewers/reviewers-part.tsx'),
  messages: () => import('../messages/messages-part.tsx'),
}
const loadReading = () => import('./reading.tsx')

const leads = {
  basics: 'basics.lead',
  dates: 'dates.lead',
  eligibility: 'eligibility.lead',
  questions: 'questions.lead',
  documents: 'documents.lead',
  steps: 'steps.lead',
  reviewers: 'reviewers.lead',
  messages: 'messages.lead',
} as const satisfies Record<FormPart, string>

/** The thing being edited. Who may not edit reads the same. */
export function Editor() {
  const t = useTexts('org_forms')
  const { where } = useWhere()
  const { form } = useBuilder()
  const { part, questionId } = where
  const next = formParts[formParts.indexOf(part) + 1]
  return (
    <>
      {!questionId && (
        <header className={styles.header}>
          <h2>{t(partTexts[part])}</h2>
          <p className={styles.lead}>{t(leads[part])}</p>
        </header>
      )}
      {form.can.edit ? (
        <PartEditor part={part} questionId={questionId} />
      ) : (
        <Late load={loadReading}>{({ Reading }) => <Reading part={part} />}</Late>
      )}
      {next && !questionId && (
        <p className={styles.next}>
          <ButtonLink to={hashOf(next)} iconAfter={<ArrowRight />}>
            {t('builder.next', { part: t(partTexts[next]) })}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** Each with a key, so that one part's code is never taken for another's. */
function PartEditor({ part, questionId }: { part: FormPart; questionId: string | undefined }) {
  const parts: Record<FormPart, ReactNode> = {
    basics: (
      <Late key="basics" load={loads.basics}>
        {({ BasicsPart }) => <BasicsPart />}
      </Late>
    ),
    dates: (
      <Late key="dates" load={loads.dates}>
        {({ DatesPart }) => <DatesPart />}
      </Late>
    ),
    eligibility: (
      <Late key="eligibility" load={loads.eligibility}>
        {({ EligibilityPart }) => <EligibilityPart />}
      </Late>
    ),
    questions: (
      <Late key="questions" load={loads.questions}>
        {({ QuestionsPart }) => <QuestionsPart questionId={questionId} />}
      </Late>
    ),
    documents: (
      <Late key="documents" load={loads.documents}>
        {({ DocumentsPart }) => <DocumentsPart />}
      </Late>
    ),
    steps: (
      <Late key="steps" load={loads.steps}>
        {({ StepsPart }) => <StepsPart />}
      </Late>
    ),
    reviewers: (
      <Late key="reviewers" load={loads.reviewers}>
        {({ ReviewersPart }) => <ReviewersPart />}
      </Late>
    ),
    messages: (
      <Late key="messages" load={loads.messages}>
        {({ MessagesPart }) => <MessagesPart />}
      </Late>
    ),
  }
  return parts[part]
}
