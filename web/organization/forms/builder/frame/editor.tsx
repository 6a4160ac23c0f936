import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormPart } from '#contract/forms/form-content.ts'
import { formParts } from '#contract/forms/form-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { LazyPane } from '../../lazy-pane.tsx'
import { partTexts } from '../../words.ts'
import { useBuilder } from '../use-builder.ts'
import { hashOf, useWhere } from '../use-builder-place.ts'
import styles from './editor.module.css'
import { useReadFromTop } from './use-read-from-top.ts'

const loads = {
  basics: () => import('../basics/basics-part.tsx'),
  dates: () => import('../dates/dates-part.tsx'),
  eligibility: () => import('../eligibility/eligibility-part.tsx'),
  questions: () => import('../questions/questions-part.tsx'),
  documents: () => import('../documents/documents-part.tsx'),
  steps: () => import('../steps/steps-part.tsx'),
  reviewers: () => import('../reviewers/reviewers-part.tsx'),
  messages: () => import('../messages/messages-part.tsx'),
  texts: () => import('../texts/texts-part.tsx'),
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
  texts: 'texts.lead',
} as const satisfies Record<FormPart, string>

/** The part that is open for editing; members without write access see it read-only. */
export function Editor() {
  const t = useTexts('org_forms')
  const { where } = useWhere()
  const { form } = useBuilder()
  const { part, questionId } = where
  const next = formParts[formParts.indexOf(part) + 1]
  const pane = useReadFromTop(hashOf(part, questionId))
  return (
    <div ref={pane} className={styles.pane}>
      {!questionId && (
        <header className={styles.header}>
          <h2>{t(partTexts[part])}</h2>
          <p className={styles.lead}>{t(leads[part])}</p>
        </header>
      )}
      {form.can.edit ? (
        <PartEditor part={part} questionId={questionId} />
      ) : (
        <LazyPane load={loadReading}>{({ Reading }) => <Reading part={part} />}</LazyPane>
      )}
      {next && !questionId && (
        <p key={next} className={styles.next}>
          <ButtonLink to={hashOf(next)} iconAfter={<ArrowRight />}>
            {t('builder.next', { part: t(partTexts[next]) })}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

/** Keys each part, so that one part's lazy-loaded code is never rendered for another. */
function PartEditor({ part, questionId }: { part: FormPart; questionId: string | undefined }) {
  const parts: Record<FormPart, ReactNode> = {
    basics: (
      <LazyPane key="basics" load={loads.basics}>
        {({ BasicsPart }) => <BasicsPart />}
      </LazyPane>
    ),
    dates: (
      <LazyPane key="dates" load={loads.dates}>
        {({ DatesPart }) => <DatesPart />}
      </LazyPane>
    ),
    eligibility: (
      <LazyPane key="eligibility" load={loads.eligibility}>
        {({ EligibilityPart }) => <EligibilityPart />}
      </LazyPane>
    ),
    questions: (
      <LazyPane key="questions" load={loads.questions}>
        {({ QuestionsPart }) => <QuestionsPart questionId={questionId} />}
      </LazyPane>
    ),
    documents: (
      <LazyPane key="documents" load={loads.documents}>
        {({ DocumentsPart }) => <DocumentsPart />}
      </LazyPane>
    ),
    steps: (
      <LazyPane key="steps" load={loads.steps}>
        {({ StepsPart }) => <StepsPart />}
      </LazyPane>
    ),
    reviewers: (
      <LazyPane key="reviewers" load={loads.reviewers}>
        {({ ReviewersPart }) => <ReviewersPart />}
      </LazyPane>
    ),
    messages: (
      <LazyPane key="messages" load={loads.messages}>
        {({ MessagesPart }) => <MessagesPart />}
      </LazyPane>
    ),
    texts: (
      <LazyPane key="texts" load={loads.texts}>
        {({ TextsPart }) => <TextsPart />}
      </LazyPane>
    ),
  }
  return parts[part]
}
