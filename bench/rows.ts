/** One figure of the bench, with its limit if it has one. */
export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  readonly wanted?: string
  readonly met?: boolean
  readonly parts?: Readonly<Record<string, number>>
}

export function ratio(what: string, measured: number, against: number, wanted?: number): Row {
  const value = measured / against
  const parts = { 'per second': Math.round(measured), 'against per second': Math.round(against) }
  const least = wanted && Number(wanted.toPrecision(3))
  return { what, measured: value, unit: '×', parts, ...(least ? { wanted: `≥ ${least}`, met: value >= least } : {}) }
}

export function limit(what: string, measured: number, unit: string, most: number): Row {
  return { what, measured, unit, wanted: `≤ ${most}`, met: measured <= most }
}

export function atLeast(what: string, measured: number, unit: string, least: number): Row {
  return { what, measured, unit, wanted: `≥ ${least}`, met: measured >= least }
}

/** Points out of a hundred. */
export const score = (what: string, measured: number, least: number) => atLeast(what, measured, '', least)

export function at(what: string, measured: number, unit: string, most?: number): Row {
  return most === undefined ? { what, measured, unit } : limit(what, measured, unit, most)
}

export function show(rows: readonly Row[]) {
  console.log()
  for (const { what, measured, unit, wanted, met, parts } of rows) {
    const sign = met === undefined ? ' ' : met ? '✓' : '✗'
    const figure = `${measured.toFixed(unit !== '×' ? 1 : measured < 0.1 ? 4 : 2)} ${unit}`
    const detail = parts ? Object.values(parts).join(' / ') : ''
    console.log(`${sign} ${what.padEnd(60)} ${figure.padStart(12)}  ${(wanted ?? '').padEnd(8)} ${detail}`)
  }
  console.log()
}
