import type { Output } from '#contract/call.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import type { sendMessages } from '#contract/mailings/mailings.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useAct } from '#web/forms/use-act.ts'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import '#platform/text/name-suffixes.ts'
import { useLanguage } from '#web/place.tsx'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { offerOf } from '../acts/undo-offers.ts'
import { callOf, idsOf, type Outbox } from './outbox.ts'

type Sent = Pick<Output<typeof sendMessages>, 'actId' | 'mailingId' | 'changed'> & {
  /** The scheduled moment */
  readonly sendAt: string | null
}

/** How a message that was just sent is recalled. */
export interface CallingBack {
  /** The noun whose queries are invalidated afterwards */
  readonly changes: Noun
  /** The id whose recall elsewhere removes the toast; null if nothing was sent */
  readonly idOf: (sent: Sent) => string | null | undefined
  readonly ask: (id: string) => Promise<unknown>
}

/** Recalls the mailing of a form or of a community. */
export function useCallingBack(outbox: Outbox): CallingBack {
  const { myId: companyId } = useMe()
  return {
    changes: outbox.changes,
    idOf: ({ mailingId }) => mailingId,
    ask: (mailingId) => askInBrowser(callOf(outbox, 'callBack'), { companyId, ...idsOf(outbox), mailingId }),
  }
}

/** A toast that a message is on its way, with a button to recall it while it is held. */
export function useShowSent({ changes, idOf, ask }: CallingBack) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { act } = useAct({ changes, showsProblemInDialog: true })
  const callBack = (id: string) =>
    act(
      () => ask(id),
      () => {
        showToast({ tone: 'success', title: t('message.calledBack') })
        return invalidate('receivedApplication')
      },
    )

  return (sent: Sent) => {
    const { changed, sendAt } = sent
    const id = idOf(sent)
    const isPlanned = sendAt !== null && changed > 0
    showToast({
      tone: changed > 0 ? 'success' : 'info',
      title: isPlanned
        ? t('message.planned', { count: changed, at: formatDateTime(sendAt, language) })
        : changed > 0
          ? (seconds: number) => t('message.sent', { count: changed, seconds })
          : t('acts.nothingDone'),
      ...(isPlanned && { detail: t('message.planned.detail') }),
      ...(id &&
        !isPlanned && {
          detail: t('message.sent.held'),
          action: { label: t('ui.undo'), onAction: () => void callBack(id) },
          lasts: heldSeconds * 1000,
          until: offerOf(id),
        }),
    })
  }
}
