interface Details {
  readonly cause?: unknown
  /** What it answered; none when it did not. */
  readonly status?: number
}

/** Where files are kept does not answer, or answers that it cannot now: nobody's mistake, and the same may work later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly status: number | undefined

  constructor(message: string, { cause, status }: Details = {}) {
    super(message, cause === undefined ? {} : { cause })
    this.status = status
  }
}
