const offers = new Map<string, AbortController>()

/** The signal that closes a toast with an undo or recall button, when that is done elsewhere; by the act's id. */
export function offerOf(id: string): AbortSignal {
  const offer = new AbortController()
  offers.set(id, offer)
  return offer.signal
}

/** Closes the toast that offers it, if there is one. */
export function endOffer(id: string) {
  offers.get(id)?.abort()
  offers.delete(id)
}
