/** A line of a spreadsheet that has anything in it, under its number there. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface SheetLimits {
  readonly rows: number
  readonly columns: number
}

/** Why a file cannot be read as a spreadsheet. */
export type SheetFlaw =
  | 'wrongType'
  | 'oldExcel'
  | 'protected'
  | 'damaged'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'empty'

export class SheetError extends Error {
  readonly flaw: SheetFlaw

  constructor(flaw: SheetFlaw) {
    super(flaw)
    this.flaw = flaw
  }
}
