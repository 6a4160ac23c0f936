import { useEffect, useState, useSyncExternalStore } from 'react'
import { answerServer } from './answer-server.ts'
import type { AnswerStore } from './answer-store.ts'
import { deviceName, nextOrder } from './device.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import type { Read } from './keeper-state.ts'
import { openAnswerStore } from './open-answer-store.ts'
import { openTabs } from './unsaved-tabs.ts'

let store: Promise<AnswerStore> | undefined
export const ownAnswerStore = () => {
  store ??= openAnswerStore()
  return store
}

/** Keeps the answers of one application on this device and hands them to the server. */
export function keeperOf(candidateId: string, applicationId: string, first: Read): Keeper {
  const device = import.meta.env.SSR ? '' : deviceName()
  const server = answerServer(candidateId, applicationId, device)
  return createKeeper({
    candidateId,
    applicationId,
    device,
    server,
    first,
    order: nextOrder,
    store: ownAnswerStore,
    tabs: openTabs(),
  })
}

/** The keeper of one application's answers, for as long as its page is open. */
export function useKeeper(candidateId: string, applicationId: string, first: Read): Keeper {
  const [keeper] = useState(() => keeperOf(candidateId, applicationId, first))
  useEffect(() => {
    const goOn = () => void keeper.retry()
    const flush = () => void keeper.flush()
    const look = () => (document.visibilityState === 'hidden' ? keeper.leave() : void keeper.refresh())
    const warn = (event: BeforeUnloadEvent) => {
      const { isSafe, waiting } = keeper.now()
      if (!isSafe && waiting.size > 0) event.preventDefault()
    }
    const ways = [
      [window, 'online', goOn],
      [window, 'focus', look],
      [window, 'pagehide', keeper.leave],
      [document, 'visibilitychange', look],
      [document, 'focusout', flush],
      [window, 'beforeunload', warn],
    ] as const
    void keeper.start()
    for (const [target, event, hear] of ways) target.addEventListener(event, hear as EventListener)
    return () => {
      for (const [target, event, hear] of ways) target.removeEventListener(event, hear as EventListener)
      keeper.stop()
    }
  }, [keeper])
  return keeper
}

export const useKept = (keeper: Keeper) => useSyncExternalStore(keeper.subscribe, keeper.now, keeper.now)
