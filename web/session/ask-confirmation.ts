import type { ConfirmationNeeded } from '#contract/problems/extensions.ts'

interface Question {
  readonly needed: ConfirmationNeeded
  readonly answered: Promise<boolean>
  readonly answer: (isConfirmed: boolean) => void
}

let question: Question | undefined
const listeners = new Set<() => void>()

/** Asks for confirmation in a dialog; once, however many calls wait for it. */
export function askConfirmation(needed: ConfirmationNeeded): Promise<boolean> {
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    set({ needed, answered: promise, answer: resolve })
  }
  return question?.answered ?? Promise.resolve(false)
}

/** Tells the waiting calls whether the person confirmed or closed the dialog. */
export function answerConfirmation(isConfirmed: boolean) {
  question?.answer(isConfirmed)
  set(undefined)
}

export const openConfirmation = () => question?.needed

export function hearConfirmation(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: Question | undefined) {
  question = next
  for (const listener of listeners) listener()
}
