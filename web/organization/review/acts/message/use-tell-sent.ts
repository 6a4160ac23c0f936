import type { Output } from '#contract/call.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import type { sendMessages } from '#contract/mailings/mailings.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { callOf, idsOf, type Outbox } from '../../mailings/outbox.ts'
import { offerOf } from '../undo-offers.ts'

/** Says that a message is on its way, and offers to call it back as long as it is held. */
export function useTellSent(outbox: Outbox) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()

  const { act } = useAct({ changes: outbox.changes, tellsInDialog: true })
  const callBack = (mailingId: string) =>
    act(
      () => askInBrowser(callOf(outbox, 'callBack'), { companyId, ...idsOf(outbox), mailingId }),
      () => {
        showToast({ tone: 'success', title: t('message.calledBack') })
        return fetchAgain('receivedApplication')
      },
    )

  return ({ mailingId, changed }: Pick<Output<typeof sendMessages>, 'mailingId' | 'changed'>) =>
    showToast({
      tone: changed > 0 ? 'success' : 'info',
      title: changed > 0 ? (seconds: number) => t('message.sent', { count: changed, seconds }) : t('acts.nothingDone'),
      ...(mailingId && {
        detail: t('message.sent.held'),
        action: { label: t('ui.undo'), onAction: () => void callBack(mailingId) },
        lasts: heldSeconds * 1000,
        until: offerOf(mailingId),
      }),
    })
}
