import { type ActAnswer, undoAct } from '#contract/applications/acts.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { inWords } from './over-quota.ts'
import { endOffer, offerOf } from './undo-offers.ts'

interface Done {
  readonly answer: Pick<ActAnswer, 'actId' | 'changed' | 'refused' | 'overQuota'>
  /** A function of the seconds left if its requests are held for half a minute, in which undoing recalls them */
  readonly title: string | ((seconds: number) => string)
  readonly canUndo: boolean
}

/** A toast with the outcome of an act: done, left out, and a button to undo it. */
export function useShowDone(formId: string) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const undo = useUndo(formId)
  return ({ answer: { actId, changed, refused, overQuota }, title, canUndo }: Done) => {
    const isHeld = typeof title === 'function'
    const leftOut = countRefused(refused)
    const details = [
      ...(isHeld && actId ? [t('message.sent.held')] : []),
      ...(leftOut > 0 ? [t('acts.leftOut.done', { count: leftOut })] : []),
      ...(overQuota ? [t('acts.overQuota.done', inWords(overQuota, language))] : []),
    ]
    showToast({
      tone: changed > 0 ? 'success' : 'info',
      title: changed > 0 ? title : t('acts.nothingDone'),
      ...(details.length > 0 && { detail: details.join(' ') }),
      // With a timeout, because toasts would pile up over the list; the form’s activity also offers to undo.
      ...(canUndo &&
        actId && {
          action: { label: t('ui.undo'), onAction: () => void undo(actId) },
          lasts: isHeld ? heldSeconds * 1000 : 20_000,
          until: offerOf(actId),
        }),
    })
  }
}

/** Undoes an act from its toast, which closes on failure. */
export function useUndo(formId: string) {
  const { act } = useAct({ changes: 'receivedApplications', showsProblemInDialog: true })
  const undo = useUndoing(formId)
  return (actId: string) => act(() => undo(actId))
}

/** Undoes an act and reports how many items could not be undone, because they have changed since. */
export function useUndoing(formId: string) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  return async (actId: string) => {
    const { changed, refused } = await askInBrowser(undoAct, { companyId, formId, actId })
    endOffer(actId)
    const kept = countRefused(refused)
    showToast({
      tone: changed > 0 ? 'success' : 'info',
      title: t('acts.undone', { count: changed }),
      ...(kept > 0 && { detail: t('acts.undone.kept', { count: kept }) }),
    })
  }
}

const countRefused = (refused: readonly { readonly count: number }[]) =>
  refused.reduce((sum, { count }) => sum + count, 0)
