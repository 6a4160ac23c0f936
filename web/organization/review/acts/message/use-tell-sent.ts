import type { Output } from '#contract/call.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { callBackMailing, type sendMessages } from '#contract/mailings/mailings.ts'
import { AskError } from '#web/ask.ts'
import { reportFailure } from '#web/dialogs/report-failure.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'

/** Says that a message is on its way, and offers to call it back as long as it is held. */
export function useTellSent(formId: string) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()

  async function callBack(mailingId: string) {
    try {
      await askInBrowser(callBackMailing, { companyId, formId, mailingId })
      showToast({ tone: 'success', title: t('message.calledBack') })
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      reportFailure(error)
    }
    await fetchAgain('mailings', 'receivedApplication')
  }

  return ({ mailingId, changed }: Pick<Output<typeof sendMessages>, 'mailingId' | 'changed'>) =>
    showToast({
      tone: changed > 0 ? 'success' : 'info',
      title: changed > 0 ? t('message.sent', { count: changed }) : t('acts.nothingDone'),
      ...(mailingId && {
        detail: t('message.sent.held', { seconds: heldSeconds }),
        action: { label: t('ui.undo'), onAction: () => void callBack(mailingId) },
        lasts: heldSeconds * 1000,
      }),
    })
}
