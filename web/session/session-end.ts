import type { Problem } from '#contract/problems.ts'

type Listener = (problem: Problem | undefined) => void

const listeners = new Set<Listener>()

/** `listen` is called when the server keeps the session no longer, with its words for it. */
export function onSessionEnd(listen: Listener) {
  listeners.add(listen)
}

export function announceSessionEnd(problem: Problem | undefined) {
  for (const listen of listeners) listen(problem)
}
