import { type ReactNode, useState } from 'react'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Problem } from '#contract/problems.ts'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { inWords } from '../../../desk/acts/over-quota.ts'
import { useUndo } from '../../../desk/acts/use-tell-done.ts'
import type { ApplicationViewProps } from '../application-view.ts'

interface Decision {
  /** The member's choice in words */
  readonly chosen: string
  /** The message when it is done */
  readonly done: string
  /** False for an act that notifies the candidate at once */
  readonly canUndo?: boolean
  /** Runs the act on this version of the application */
  readonly act: (version: number) => Promise<ActAnswer>
}

interface Conflict {
  readonly decision: Decision
  readonly newer: NonNullable<Problem['newerApplication']>
}

const loadConflict = () => import('./conflict-dialog.tsx')

/**
 * Runs an act on this application at once, with a toast to undo it. If a colleague has changed the application since it
 * was loaded, `conflict` shows both states and asks which one to keep.
 */
export function useDecide({ ids, application }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy } = useAct({ changes: 'receivedApplications', showsProblemInDialog: true })
  const [conflict, setConflict] = useState<Conflict>()
  const undo = useUndo(ids.formId)
  const language = useLanguage()

  /** Resolves to true if it was done; false if the conflict is shown instead. */
  async function decide(decision: Decision, version = application.version) {
    setConflict(undefined)
    return act(
      () => decision.act(version).catch((error: unknown) => meet(error, decision)),
      (answer) => {
        const { actId, refused: [refused] = [], overQuota } = answer ?? {}
        if (actId) {
          const { canUndo = true } = decision
          // Names the candidate, because the toast stays over the next application; limited, so that it does not stay
          // over many.
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
    <Lazy load={loadConflict}>
      {({ ConflictDialog }) => (
        <ConflictDialog
          newer={conflict.newer}
          chosen={conflict.decision.chosen}
          steps={application.steps}
          onKeep={() => setConflict(undefined)}
          onApply={() => void decide(conflict.decision, conflict.newer.version)}
        />
      )}
    </Lazy>
  )
  return { decide, busy, conflict: dialog }
}
