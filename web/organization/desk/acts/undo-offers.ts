const offers = new Map<string, AbortController>()

/** The signal that closes a toast with an undo or recall button, when that is done elsewhere; by the act's id. */
export function offerOf(id: string): AbortSignal {
  const offer = new AbortController()
  offers.set(id, offer)
  return offer.signal
}

/** An act was undone or recalled: closes the toast that offers it, if there is one. */
export function endOffer(id: string) {
  offers.get(id)?.abort()
  offers.delete(id)
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls the listener after every undo; the function it returns ends that. */
export function afterUndo(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
