import { setTimeout as pause } from 'node:timers/promises'

const evenMs = 150

/**
 * Pads the duration to a fixed minimum, so that it does not reveal whether an account exists. A sign-up or sending a
 * message takes a fraction of it.
 */
export async function withFixedDuration<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), pause(evenMs)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
