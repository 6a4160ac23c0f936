import { useEffect, useState } from 'react'

/** Grace period after the deadline, in milliseconds, in which a draft may still be submitted. */
const grace = 60_000
const day = 86_400_000

export interface Deadline {
  readonly left: number
  /** open: more than a day left. near: within a day. grace: over, but a draft may still be submitted. over: no more. */
  readonly phase: 'open' | 'near' | 'grace' | 'over'
}

/** The time left by the server's clock, once known; updated more often as the deadline approaches. */
export function useDeadline(closesAt: string | null, now: () => number | undefined): Deadline | null {
  const [at, setAt] = useState(now)
  const left = closesAt && at !== undefined ? Date.parse(closesAt) - at : null
  const isNear = left === null || (left < 3_600_000 && left > -2 * grace)
  useEffect(() => {
    if (!closesAt) return
    setAt(now())
    const timer = setInterval(() => setAt(now()), isNear ? 1000 : 30_000)
    return () => clearInterval(timer)
  }, [closesAt, now, isNear])
  return left === null ? null : { left, phase: phaseOf(left) }
}

function phaseOf(left: number): Deadline['phase'] {
  if (left > day) return 'open'
  if (left > 0) return 'near'
  return left > -grace ? 'grace' : 'over'
}
