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

/** Calls `save` before the data of an expired session is dropped; not at sign-out, after which nothing may stay. */
export function beforeSessionEnds(save: () => void) {
  savers.add(save)
}

/** Whether a session has ended in this document without a sign-out. */
export const hasSessionEnded = () => ended

let ended = false

export function saveTyped() {
  ended = true
  for (const save of savers) save()
}
