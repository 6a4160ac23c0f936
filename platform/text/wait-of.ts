/** A waiting time in a readable unit instead of nine hundred seconds; rounded up. */
export function waitOf(seconds: number): Wait {
  if (seconds < 2 * minute) return { number: seconds, unit: 'seconds' }
  if (seconds < 2 * hour) return { number: Math.ceil(seconds / minute), unit: 'minutes' }
  return { number: Math.ceil(seconds / hour), unit: 'hours' }
}

/** The values of a sentence that says it. */
export type Wait = Readonly<{ number: number; unit: 'seconds' | 'minutes' | 'hours' }>

const minute = 60
const hour = 60 * minute
