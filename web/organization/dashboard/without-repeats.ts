interface Event {
  readonly event: string
  readonly formId: string
  readonly by: string | null
}

/** Of the same act by the same person on the same form, several in a row, the latest: four confirmations are one line. */
export const withoutRepeats = <E extends Event>(events: readonly E[]) =>
  events.filter((one, at) => {
    const later = events[at - 1]
    return !later || later.event !== one.event || later.formId !== one.formId || later.by !== one.by
  })
