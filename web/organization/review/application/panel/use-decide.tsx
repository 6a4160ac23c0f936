import { type ReactNode, useState } from 'react'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Problem } from '#contract/problems.ts'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Late } from '#web/loading/late.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { inWords } from '../../acts/over-quota.ts'
import { useUndo } from '../../acts/use-tell-done.ts'
import type { ApplicationViewProps } from '../application-view.ts'

interface Decision {
  /** What the member chose, in words. */
  readonly chosen: string
  /** What is said when it is done. */
  readonly done: string
  /** False for what the candidate is told of at once */
  readonly canUndo?: boolean
  /** The act, on the application as it was when it had this version. */
  readonly act: (version: number) => Promise<ActAnswer>
}

interface Conflict {
  readonly decision: Decision
  readonly newer: NonNullable<Problem['newerApplication']>
}

const loadConflict = () => import('./conflict-dialog.tsx')

/**
 * An act on this one application: done at once, told in a toast, and taken back from there. If a colleague has changed
 * the application since it was read, `conflict` shows both and asks which one holds.
 */
export function useDecide({ ids, application }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy } = useAct({ changes: 'receivedApplications', tellsInDialog: true })
  const [conflict, setConflict] = useState<Conflict>()
  const undo = useUndo(ids.formId)
  const language = useLanguage()

  /** Answers whether it was done, or the colleague's change is shown instead. */
  async function decide(decision: Decision, version = application.version) {
    setConflict(undefined)
    return act(
      () => decision.act(version).catch((error: unknown) => meet(error, decision)),
      (answer) => {
        const { actId, refused: [refused] = [], overQuota } = answer ?? {}
        if (actId) {
          const { canUndo = true } = decision
          // Whose it was: the toast stays over the next application too, but not over many.
          const { name, surname } = application.profile
          showToast({
            tone: 'success',
            title: decision.done,
            detail: [
              `${name} ${surname}`,
              ...(overQuota ? [t('acts.overQuota.done', inWords(overQuota, language))] : []),
            ].join('\u00a0· '),
            ...(canUndo && {
              action: { label: t('ui.undo'), onAction: () => void undo(actId) },
              lasts: 20_000,
            }),
          })
        } else if (refused && refused.reason !== 'unchanged')
          showToast({ tone: 'warning', title: t('refused.one', { reason: refused.reason }) })
      },
    )
  }

  function meet(error: unknown, decision: Decision) {
    const newer = isProblem(error, 'applications.changedSince') ? error.problem.newerApplication : undefined
    if (!newer) throw error
    setConflict({ decision, newer })
    return undefined
  }

  const dialog: ReactNode = conflict && (
    <Late load={loadConflict}>
      {({ ConflictDialog }) => (
        <ConflictDialog
          newer={conflict.newer}
          chosen={conflict.decision.chosen}
          steps={application.steps}
          onKeep={() => setConflict(undefined)}
          onApply={() => void decide(conflict.decision, conflict.newer.version)}
        />
      )}
    </Late>
  )
  return { decide, busy, conflict: dialog }
}
