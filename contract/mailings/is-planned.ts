import { heldSeconds } from './held-seconds.ts'

interface Released {
  readonly createdAt: Date
  readonly releaseAt: Date
}

/** Messages without a planned time are held for only a few seconds after they were written. */
export const isPlanned = ({ createdAt, releaseAt }: Released) =>
  releaseAt.getTime() - createdAt.getTime() > (heldSeconds + 1) * 1000
