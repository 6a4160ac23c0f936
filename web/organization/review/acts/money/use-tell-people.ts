import type { ActAnswer } from '#contract/applications/acts.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { undoParticipantAct } from '#contract/participants/participant-acts.ts'
import { useAct } from '#web/forms/use-act.ts'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { endOffer, offerOf } from '../../../desk/acts/undo-offers.ts'

interface Done {
  readonly answer: Pick<ActAnswer, 'actId' | 'changed' | 'refused'>
  /** A function of the seconds left if its requests are held for half a minute, in which undoing recalls them */
  readonly title: string | ((seconds: number) => string)
}

/** A toast with the outcome of an act on participants: done, left out, and a button to undo it. */
export function useTellPeople(changes: Noun) {
  const t = useTexts('org_candidate_list_and_detail')
  const undo = useUndo(changes)
  return ({ answer: { actId, changed, refused }, title }: Done) => {
    const isHeld = typeof title === 'function'
    const leftOut = countRefused(refused)
    const details = [
      ...(isHeld && actId ? [t('message.sent.held')] : []),
      ...(leftOut > 0 ? [t('participants.leftOut', { count: leftOut })] : []),
    ]
    showToast({
      tone: changed > 0 ? 'success' : 'info',
      title: changed > 0 ? title : t('participants.nothingDone'),
      ...(details.length > 0 && { detail: details.join(' ') }),
      ...(actId && {
        action: { label: t('ui.undo'), onAction: () => void undo(actId) },
        lasts: isHeld ? heldSeconds * 1000 : 20_000,
        until: offerOf(actId),
      }),
    })
  }
}

/** Undoes an act from its toast, and reports the items that could not be undone. */
function useUndo(changes: Noun) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act } = useAct({ changes, showsProblemInDialog: true })
  return (actId: string) =>
    act(async () => {
      const { changed, refused } = await askInBrowser(undoParticipantAct, { companyId, actId })
      endOffer(actId)
      const kept = countRefused(refused)
      showToast({
        tone: changed > 0 ? 'success' : 'info',
        title: t('participants.undone', { count: changed }),
        ...(kept > 0 && { detail: t('participants.undone.kept', { count: kept }) }),
      })
    })
}

const countRefused = (refused: readonly { readonly count: number }[]) =>
  refused.reduce((sum, { count }) => sum + count, 0)
