import { splitPhone } from '#contract/fields/phone-numbers.ts'
import { problem } from '#contract/problems.ts'
import { delivery } from './delivery.ts'

/** Whether SMS are sent at all: in production only with a gateway (SMS_URL). */
export function sendsSms(): boolean {
  const { sendSms, local } = delivery()
  return local || sendSms !== undefined
}

/** Whether the gateway delivers SMS to the country of the number. */
export function reachesBySms(gsm: string): boolean {
  const { smsCountries = [] } = delivery()
  return sendsSms() && (smsCountries.length === 0 || smsCountries.includes(splitPhone(gsm)?.code ?? ''))
}

export function requireSms() {
  if (!sendsSms()) throw problem('accounts.smsOff')
}

export function requireReachableBySms(gsm: string) {
  requireSms()
  if (!reachesBySms(gsm)) throw problem('accounts.smsUnreachable')
}
