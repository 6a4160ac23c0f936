import type { MessageText, MessageTexts } from '#contract/mailings/message-texts.ts'
import type { Decision } from '#contract/results/result-states.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** Placeholders in messages, as the sentences of a letter contain them. */
const fields = {
  name: '{{name}}',
  form: '{{form}}',
  organization: '{{organization}}',
  status: '{{status}}',
  link: '{{link}}',
  acceptBy: '{{acceptBy}}',
  feedback: '{{#if feedback}}{{feedback}}{{/if}}\n\n',
}

/**
 * The initial letter in both languages: for a decision, for reserves who move up, or (null) for a view with any
 * decisions.
 */
export const defaultLetter = (to: Decision | 'promoted' | null, asksAcceptance: boolean): MessageTexts => ({
  tr: letterIn('tr', to, asksAcceptance),
  en: letterIn('en', to, asksAcceptance),
})

function letterIn(language: Language, to: Decision | 'promoted' | null, asksAcceptance: boolean): MessageText {
  const say = (subject: string, text: string): MessageText => ({
    subject: translate(language, subject, fields),
    text: translate(language, text, fields),
    sms: '',
  })
  if (to === 'promoted')
    return say('letter.promoted.subject', asksAcceptance ? 'letter.promoted.toAccept' : 'letter.promoted.text')
  if (to === 'Approved')
    return say('letter.approved.subject', asksAcceptance ? 'letter.approved.toAccept' : 'letter.approved.text')
  if (to === 'Reserve') return say('letter.reserve.subject', 'letter.reserve.text')
  if (to === 'Rejected') return say('letter.rejected.subject', 'letter.rejected.text')
  return say('letter.any.subject', 'letter.any.text')
}
