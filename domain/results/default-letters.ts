import type { MessageText, MessageTexts } from '#contract/mailings/message-texts.ts'
import type { Decision } from '#contract/results/result-states.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** Fields of messages, as the sentences of a letter take them. */
const fields = {
  name: '{{name}}',
  form: '{{form}}',
  organization: '{{organization}}',
  status: '{{status}}',
  link: '{{link}}',
  acceptBy: '{{acceptBy}}',
  feedback: '{{#if feedback}}{{feedback}}\n\n{{/if}}',
}

/** A letter to begin with, in both languages, for a decision or for a view that may hold all of them. */
export const defaultLetter = (decision: Decision | null, asksAcceptance: boolean): MessageTexts => ({
  tr: letterIn('tr', decision, asksAcceptance),
  en: letterIn('en', decision, asksAcceptance),
})

function letterIn(language: Language, decision: Decision | null, asksAcceptance: boolean): MessageText {
  const say = (subject: string, text: string): MessageText => ({
    subject: translate(language, subject, fields),
    text: translate(language, text, fields),
    sms: '',
  })
  if (decision === 'Approved')
    return say('letter.approved.subject', asksAcceptance ? 'letter.approved.toAccept' : 'letter.approved.text')
  if (decision === 'Reserve') return say('letter.reserve.subject', 'letter.reserve.text')
  if (decision === 'Rejected') return say('letter.rejected.subject', 'letter.rejected.text')
  return say('letter.any.subject', 'letter.any.text')
}
