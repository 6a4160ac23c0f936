import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { decideWithLetter } from '#contract/results/deciding-with-letter.ts'
import type { Decision } from '#contract/results/result-states.ts'
import { changeStatus } from '#contract/review/deciding.ts'
import { useTexts } from '#web/texts/texts.tsx'
import type { ActDialogProps } from '../../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../../desk/acts/use-tell-done.ts'
import type { GivenStatus } from '../../given-statuses.ts'
import { useDecisionLetter } from './decision-letter.tsx'
import type { WrittenFeedback } from './feedback-fields.tsx'

/** A placeholder reason for the dry run, whose outcome only depends on whether there is one. */
const anyReason = '…'

interface ChosenStatus {
  readonly status: GivenStatus | undefined
  readonly corrects: boolean
  /** The decision whose result is published in the same act. */
  readonly published: Decision | undefined
  readonly feedback: WrittenFeedback
}

/** The two acts of the status dialog: changing the status without notice, and deciding with a letter. */
export function useStatusActs(on: ActDialogProps, { status, corrects, published, feedback }: ChosenStatus) {
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useShowDone(on.formId)
  const letter = useDecisionLetter(on.formId, published)
  const says = status === 'Rejected' ? { feedback: { ...feedback, text: feedback.text.trim() } } : {}
  const correction = corrects ? { reason: anyReason } : {}
  const silent = useActOnApplications(changeStatus, on, published ? undefined : status && { status, ...correction })
  const told = useActOnApplications(
    decideWithLetter,
    on,
    published && letter.tried && { decision: published, ...letter.tried, ...says },
  )

  function close() {
    on.onClose()
    on.onDone?.()
  }

  function change(reason: string | undefined) {
    if (!status) return
    void silent.doIt({ status, ...(reason === undefined ? says : { reason }) }, (answer) => {
      close()
      const title = t('acts.status.done', { count: answer.changed, status })
      showDone({ answer, title, canUndo: reason === undefined })
    })
  }

  function publish(decision: Decision) {
    if (!letter.asked) return
    void told.doIt({ decision, ...letter.asked, ...says }, (answer) => {
      close()
      const title = t('decide.done', { count: answer.changed, seconds: heldSeconds })
      showDone({ answer, title, canUndo: false })
    })
  }

  const { credits = 0, creditsLeft = 0 } = told.preview ?? {}
  return {
    run: published ? told : silent,
    letter,
    outcome: told.preview,
    canSubmit: published === undefined || (letter.isWhole && credits <= creditsLeft),
    /** The number of applications with a published result */
    known: silent.preview?.refused.find(({ reason }) => reason === 'published')?.count ?? 0,
    change,
    publish,
  }
}
