import { splitPhone } from '#contract/fields/phone-numbers.ts'
import { problem } from '#contract/problems.ts'
import { delivery } from './delivery.ts'

/** Whether the SMS gateway delivers to the country of a number. */
export function reachesBySms(gsm: string): boolean {
  const { smsCountries = [] } = delivery()
  return smsCountries.length === 0 || smsCountries.includes(splitPhone(gsm)?.code ?? '')
}

export function demandReachableBySms(gsm: string) {
  if (!reachesBySms(gsm)) throw problem('accounts.smsUnreachable')
}
