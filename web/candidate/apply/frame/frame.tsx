import type { ReactNode } from 'react'
import { isBlank } from '#contract/forms/answer-check.ts'
import { minutesLeft } from '#contract/forms/filling-minutes.ts'
import { VerdictLine } from '../../fit/verdict-line.tsx'
import { MisfitNotice } from '../fit/misfit-notice.tsx'
import { useMisfit, verdictId } from '../fit/use-misfit.ts'
import { stepMarks } from '../step-marks.ts'
import { useApply } from '../use-apply.ts'
import { Deadline } from './deadline.tsx'
import styles from './frame.module.css'
import { Head } from './head.tsx'
import { Notices } from './notices.tsx'
import { SaveState } from './save-state.tsx'

/** The frame of every step of a draft. */
export function Frame({ children }: { children: ReactNode }) {
  const apply = useApply()
  const { form, where } = apply
  const isMisfit = useMisfit()
  return (
    <Head form={form} step={where.step} marks={stepMarks(apply)} verdict={<Verdict />}>
      {where.step !== 'done' && (
        <>
          <div className={styles.bar}>
            <SaveState />
            <Deadline />
          </div>
          {isMisfit && where.step !== 'fit' && (
            <div id={verdictId} tabIndex={-1}>
              <MisfitNotice form={form} />
            </div>
          )}
          <Notices />
        </>
      )}
      {children}
    </Head>
  )
}

/** Below the title: the eligibility, and the estimated remaining time. */
function Verdict() {
  const { form, application, canEdit, answers, pages, askedDocuments } = useApply()
  const isMisfit = useMisfit()
  if (application.submittedAt || !canEdit || isMisfit) return null
  const open = pages.flatMap(({ questions }) =>
    questions.filter(({ id, required }) => required && isBlank(answers[id])),
  )
  const documents = askedDocuments.filter(({ required, files }) => required && files.length === 0)
  return <VerdictLine fit={form.fit} left={minutesLeft(open, documents.length)} />
}
