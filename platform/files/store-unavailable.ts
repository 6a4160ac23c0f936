interface Details {
  readonly cause?: unknown
  /** The store's status; undefined if it did not answer. */
  readonly status?: number
}

/** The store does not answer, or answers that it cannot now. Trying again later may work. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly status: number | undefined

  constructor(message: string, { cause, status }: Details = {}) {
    super(message, cause === undefined ? {} : { cause })
    this.status = status
  }
}
