import { callBackInterviewDay } from '#contract/interviews/days.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'

interface Held {
  readonly actId: string
  readonly times: number
  readonly way: 'move' | 'cancel'
}

/** A toast that counts down until the move or cancellation of a day takes effect, with a button to undo it. */
export function useShowDayHeld() {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act } = useAct({ changes: 'availabilities', showsProblemInDialog: true })
  const callBack = (actId: string) =>
    act(
      () => askInBrowser(callBackInterviewDay, { companyId, actId }),
      () => showToast({ tone: 'success', title: t('changeDay.calledBack') }),
    )
  return ({ actId, times, way }: Held) =>
    showToast({
      tone: 'success',
      title: (seconds) => t('changeDay.held', { way, times, seconds }),
      detail: t('message.sent.held'),
      action: { label: t('ui.undo'), onAction: () => void callBack(actId) },
      lasts: heldSeconds * 1000,
    })
}
