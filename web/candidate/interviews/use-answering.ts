import type { Asked } from '#contract/call.ts'
import { answerInterview } from '#contract/interviews/interviews.ts'
import { AskError } from '#web/ask.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useMe } from '#web/session/store.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'

type Given = Omit<Asked<typeof answerInterview>, 'candidateId' | 'invitationId'>

export type Answering = ReturnType<typeof useAnswering>

/**
 * Answers an invitation; refetches the page's data also after a refusal, because another candidate may have been
 * faster.
 */
export function useAnswering(invitationId: string) {
  const candidateId = useMe().myId
  const { act, busy, failed, forget } = useAct({ changes: 'interviews', refreshes: true })
  const send = (given: Given) => askInBrowser(answerInterview, { candidateId, invitationId, ...given })
  return {
    busy,
    failed,
    forget,
    answer: (given: Given, goOn: () => void) => void act(() => send(given), goOn),
    /** Books the first of these slots, which are one time to the candidate, that is still free. */
    accept: (slotIds: readonly string[], goOn: () => void) =>
      void act(() => firstFree(slotIds, (slotId) => send({ answer: 'accept', slotId })), goOn),
  }
}

async function firstFree<T>(slotIds: readonly string[], take: (slotId: string) => Promise<T>): Promise<T> {
  const [slotId, ...others] = slotIds
  try {
    return await take(slotId ?? '')
  } catch (error) {
    if (others.length === 0 || !isTaken(error)) throw error
    return firstFree(others, take)
  }
}

const isTaken = (error: unknown) => error instanceof AskError && error.problem?.code === 'interviews.slotTaken'
