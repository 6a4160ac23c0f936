export interface Counted {
  readonly key: string | null
  readonly status: string
  readonly count: number
}

export interface Group {
  readonly key: string | null
  readonly name: string | null
  readonly count: number
  readonly byStatus: Record<string, number> | null
}

export interface ClosedSums {
  /** All submitted applications, whatever their status. */
  readonly total: number
  readonly byStatus: Readonly<Record<string, number>>
  /** The days that the numbers cover. */
  readonly days: { readonly from: string | null; readonly to: string | null }
}
