import type { Problem } from '#contract/problems.ts'

type Listener = (problem: Problem | undefined) => void

const listeners = new Set<Listener>()
const savers = new Set<() => void>()

/** `listen` is called when the server keeps the session no longer, with its words for it. */
export function onSessionEnd(listen: Listener) {
  listeners.add(listen)
}

export function announceSessionEnd(problem: Problem | undefined) {
  saveTyped()
  for (const listen of listeners) listen(problem)
}

/** `save` is called before anything of a session that merely ended is dropped. Who signs out wants nothing to stay. */
export function beforeSessionEnds(save: () => void) {
  savers.add(save)
}

/** Whether a session ended in this document without anybody signing out. */
export const hasSessionEnded = () => ended

let ended = false

export function saveTyped() {
  ended = true
  for (const save of savers) save()
}
