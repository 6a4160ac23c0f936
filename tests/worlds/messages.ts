import type { Message } from '#domain/ground/messages/templates.ts'

/** An e-mail to a candidate who has to prove an address. */
export const aVerification = (name: string, link: string) =>
  ({
    channel: 'email',
    to: 'cigdem@kopru.test',
    kind: 'Candidate',
    language: 'tr',
    template: 'verification',
    values: { name, code: '482913', link, minutes: '3' },
  }) as const satisfies Message

/** An SMS to a candidate who signs in with a second factor. */
export const aCodeBySms: Message = {
  channel: 'sms',
  to: '+905321234567',
  kind: 'Candidate',
  language: 'tr',
  template: 'twoFactorCode',
  values: { code: '007123', minutes: '3' },
}
