import type { Delivery } from '#domain/ground/messages/delivery.ts'
import type { Config } from '#platform/config.ts'
import { mailThrough } from '#platform/mail.ts'
import { smsThrough } from '#platform/sms.ts'

export function deliveryOf({
  mode,
  publicUrl,
  contactEmail,
  smtpUrl,
  mailFrom,
  smsUrl,
  smsCountries,
  mailsPerSecond,
  smsPerSecond,
}: Config): Delivery {
  return {
    publicUrl,
    local: mode === 'local',
    contactEmail,
    mailFrom,
    sendMail: smtpUrl ? mailThrough(smtpUrl, mailFrom) : undefined,
    sendSms: smsUrl ? smsThrough(smsUrl) : undefined,
    smsCountries,
    perSecond: { email: mailsPerSecond, sms: smsPerSecond },
  }
}
