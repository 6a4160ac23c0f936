import type { ReactNode } from 'react'
import { stepMarks } from '../step-marks.ts'
import { useApply } from '../use-apply.ts'
import { Deadline } from './deadline.tsx'
import styles from './frame.module.css'
import { Head } from './head.tsx'
import { Notices } from './notices.tsx'
import { SaveState } from './save-state.tsx'

/** Around every step of an application that was begun. */
export function Frame({ children }: { children: ReactNode }) {
  const apply = useApply()
  const { form, where } = apply
  return (
    <Head form={form} step={where.step} marks={stepMarks(apply)}>
      {where.step !== 'done' && (
        <>
          <div className={styles.bar}>
            <SaveState />
            <Deadline />
          </div>
          <Notices />
        </>
      )}
      {children}
    </Head>
  )
}
