import type { Tone } from '../tone.tsx'

export interface ToastMessage {
  readonly tone: Tone
  /** A function counts the seconds of `lasts` down and closes the toast at their end, whatever is pointed at */
  readonly title: string | ((seconds: number) => string)
  readonly detail?: string
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** For how many milliseconds the action is offered; left out: until the toast is closed */
  readonly lasts?: number
  /** Takes the toast away when what it offers is done elsewhere */
  readonly until?: AbortSignal
}

let waiting: readonly ToastMessage[] = []
const listeners = new Set<() => void>()

/** Says that an act is done whose result has no place on the screen (decision 25). It is shown over this page and the next. */
export const showToast = (message: ToastMessage) => set([...waiting, message])

/** Hands over what waits to be shown. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting
  if (taken.length > 0) set([])
  return taken
}

export const waitingToasts = () => waiting

export function hearToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly ToastMessage[]) {
  waiting = next
  for (const listener of listeners) listener()
}
