const offers = new Map<string, AbortController>()

/** For a toast that offers to undo an act or to call a mailing back, by its id: it goes when that is done elsewhere. */
export function offerOf(id: string): AbortSignal {
  const offer = new AbortController()
  offers.set(id, offer)
  return offer.signal
}

/** Takes the toast away that offers it, if there is one. */
export function endOffer(id: string) {
  offers.get(id)?.abort()
  offers.delete(id)
}
