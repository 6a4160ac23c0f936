import { undoRemoval } from '#contract/communities/members.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { endOffer, offerOf } from '../../desk/acts/undo-offers.ts'

/**
 * The undo button of a toast after a removal; members that have changed since stay as they are, and the toast says so.
 */
export function useUndoRemoval(communityId: string) {
  const t = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const { act } = useAct({ changes: 'communities', refreshes: true, showsProblemInDialog: true })
  const undo = (removalId: string) =>
    act(async () => {
      const { changed, kept } = await askInBrowser(undoRemoval, { companyId, communityId, removalId })
      endOffer(removalId)
      showToast({
        tone: changed > 0 ? 'success' : 'info',
        title: t('members.undone', { count: changed }),
        ...(kept > 0 && { detail: t('members.undone.kept', { count: kept }) }),
      })
    })
  return (removalId: string) => ({
    action: { label: t('ui.undo'), onAction: () => void undo(removalId) },
    lasts: 20_000,
    until: offerOf(removalId),
  })
}
