import { CircleSlash } from 'lucide-react'
import { optionalParts, type ProfilePart } from '#contract/candidates/candidate-facts.ts'
import { leaveOutPart } from '#contract/candidates/candidate-profile.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import styles from './leave-out.module.css'
import { completeness } from './own-profile.ts'

/** Marks a part as empty on purpose, so that the profile is complete without it; or undoes that. */
export function LeaveOut({ part }: { part: ProfilePart }) {
  const t = useTexts('student_dashboard')
  const { myId: candidateId } = useMe()
  const { parts } = useAnswer(completeness(candidateId))
  const { act, busy } = useAct({ changes: 'profile', showsProblemInDialog: true })
  const hydrated = useHydrated()
  const known = parts.find((one) => one.part === part)
  const optional = optionalParts.find((one) => one === part)
  if (!known || !optional || (known.done && !known.leftOut)) return null
  const { leftOut } = known
  const turn = () => act(() => askInBrowser(leaveOutPart, { candidateId, part: optional, leftOut: !leftOut }))
  return (
    <div className={styles.box}>
      <p role="status">{leftOut ? t('leave.done') : t('leave.why')}</p>
      <Button
        variant={leftOut ? 'quiet' : 'secondary'}
        icon={leftOut ? undefined : <CircleSlash aria-hidden />}
        disabled={!hydrated}
        loading={busy}
        onClick={() => void turn()}
      >
        {leftOut ? t('ui.undo') : t('leave', { part: optional })}
      </Button>
    </div>
  )
}
