import type { z } from 'zod'
import type { Sent } from '#contract/accounts/accounts.ts'
import { maskedPhone } from '#platform/text/phone-text.ts'
import type { Purpose } from './codes.ts'
import { resendSeconds } from './limits.ts'

/** Where a code or link was sent, masked so that only its owner recognises it. */
export const sentTo = (target: string, purpose: Purpose): z.infer<typeof Sent> => ({
  to: maskedTarget(target),
  resendAfterSeconds: resendSeconds[purpose],
})

/** `ayse@kopru.test` is `a***@kopru.test`, `+905321234567` is `+90 *** *** ** 67`. */
export function maskedTarget(target: string) {
  const at = target.lastIndexOf('@')
  return at < 0 ? maskedPhone(target) : `${target.slice(0, 1)}***${target.slice(at)}`
}
