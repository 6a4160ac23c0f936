import { useEffect, useState, useSyncExternalStore } from 'react'
import { answerServer } from './answer-server.ts'
import type { AnswerStore } from './answer-store.ts'
import { type Autosave, createAutosave } from './autosave.ts'
import type { Read } from './autosave-state.ts'
import { deviceName, nextOrder } from './device.ts'
import { openAnswerStore } from './open-answer-store.ts'
import { openTabs } from './unsaved-tabs.ts'

let store: Promise<AnswerStore> | undefined
export const ownAnswerStore = () => {
  store ??= openAnswerStore()
  return store
}

/** Keeps the answers of one application on this device and hands them to the server. */
export function autosaveOf(candidateId: string, applicationId: string, first: Read): Autosave {
  const device = import.meta.env.SSR ? '' : deviceName()
  const server = answerServer(candidateId, applicationId, device)
  return createAutosave({
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

/** The autosave of one application's answers, for as long as its page is open. */
export function useAutosave(candidateId: string, applicationId: string, first: Read): Autosave {
  const [autosave] = useState(() => autosaveOf(candidateId, applicationId, first))
  useEffect(() => {
    const goOn = () => void autosave.retry()
    const flush = () => void autosave.flush()
    const look = () => (document.visibilityState === 'hidden' ? autosave.leave() : void autosave.refresh())
    const warn = (event: BeforeUnloadEvent) => {
      const { isSafe, waiting } = autosave.now()
      if (!isSafe && waiting.size > 0) event.preventDefault()
    }
    const ways = [
      [window, 'online', goOn],
      [window, 'focus', look],
      [window, 'pagehide', autosave.leave],
      [document, 'visibilitychange', look],
      [document, 'focusout', flush],
      [window, 'beforeunload', warn],
    ] as const
    void autosave.start()
    for (const [target, event, hear] of ways) target.addEventListener(event, hear as EventListener)
    return () => {
      for (const [target, event, hear] of ways) target.removeEventListener(event, hear as EventListener)
      autosave.stop()
    }
  }, [autosave])
  return autosave
}

export const useKept = (autosave: Autosave) => useSyncExternalStore(autosave.subscribe, autosave.now, autosave.now)
