import { z } from 'zod'
import { call } from './call.ts'
import { oneLine, paragraphs } from './fields/one-line.ts'
import { Email, Id, Moment } from './fields/patterns.ts'
import { contactTopics } from './forms/form-facts.ts'
import { anyone, operator } from './may.ts'
import { pageOf, paging } from './paging.ts'

// The contact page, and operators reading its messages.

export const ContactTopic = z.enum(contactTopics)
export type ContactTopic = z.infer<typeof ContactTopic>

export const sendContactMessage = call('POST', '/common/contact', {
  summary: 'Write to the platform’s operator; the message arrives by e-mail and in the inbox',
  body: z.object({
    // Long enough for name and surname, which are filled in for signed-in users.
    name: oneLine(201).min(2),
    email: Email,
    topic: ContactTopic,
    message: z.string().trim().min(10).max(5000),
    website: z.string().max(200).optional().describe('Left empty by people; only bots fill it in'),
    began: z.string().max(300).optional().describe('Proof of when the form was opened, as its page has it'),
  }),
  output: z.object({ received: z.boolean() }),
  status: 202,
  problems: ['accounts.tooManyTries', 'contact.tooFast'],
  may: anyone,
})

export const readContactProof = call('GET', '/common/contact/began', {
  summary: 'A proof of when the contact form was opened; a message sent within two seconds of it is refused',
  output: z.object({ began: z.string() }),
  may: anyone,
})

const ContactMessage = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    topic: ContactTopic,
    message: z.string(),
    language: z.enum(['tr', 'en']),
    createdAt: Moment,
    answeredAt: Moment.nullable().describe('When it was answered, or closed without an answer'),
    answer: z.string().nullable(),
    answeredBy: z.string().nullable(),
  })
  .meta({ id: 'ContactMessage' })

export const listContactMessages = call('GET', '/operations/contact-messages', {
  summary: 'Messages from the contact page: unanswered first, then newest',
  query: z.object({ answered: z.enum(['true', 'false']).optional(), ...paging }),
  output: pageOf(ContactMessage),
  may: operator,
})

export const readContactMessage = call('GET', '/operations/contact-messages/:messageId', {
  summary: 'Read one message from the contact page',
  params: z.object({ messageId: Id }),
  output: ContactMessage,
  problems: ['contact.notFound'],
  may: operator,
})

export const answerContactMessage = call('POST', '/operations/contact-messages/:messageId/answer', {
  summary: 'Answer a message once, by e-mail, in the language it was written in',
  params: z.object({ messageId: Id }),
  body: z
    .object({ answer: paragraphs(5000).min(1, 'fields.required') })
    .meta({ examples: [{ answer: 'Merhaba, şifrenizi giriş sayfasından yenileyebilirsiniz.' }] }),
  output: ContactMessage,
  problems: ['contact.notFound', 'contact.answered'],
  may: operator,
})

export const markContactMessage = call('PUT', '/operations/contact-messages/:messageId', {
  summary: 'Close or reopen a message',
  params: z.object({ messageId: Id }),
  body: z.object({ answered: z.boolean() }),
  output: ContactMessage,
  problems: ['contact.notFound'],
  may: operator,
})
