import type { ReactNode } from 'react'
import { VerdictLine } from '../../fit/verdict-line.tsx'
import { minutesLeft } from '../minutes-left.ts'
import { stepMarks } from '../step-marks.ts'
import { useApply } from '../use-apply.ts'
import { Deadline } from './deadline.tsx'
import styles from './frame.module.css'
import { Head } from './head.tsx'
import { MisfitNotice } from './misfit-notice.tsx'
import { Notices } from './notices.tsx'
import { SaveState } from './save-state.tsx'
import { useMisfit, verdictId } from './use-misfit.ts'

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
  const apply = useApply()
  const { form, application, canEdit } = apply
  const isMisfit = useMisfit()
  if (application.submittedAt || !canEdit || isMisfit) return null
  return <VerdictLine fit={form.fit} left={minutesLeft(apply)} />
}
