import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { write } from '../may.ts'
import { companyParams } from '../params.ts'
import { hasText, MessageTexts, NewMessageTexts } from './message-texts.ts'

export const MessageTemplate = z
  .object({ id: Id, name: z.string(), texts: MessageTexts, changedBy: z.string().nullable(), changedAt: Moment })
  .meta({ id: 'MessageTemplate' })
export type MessageTemplate = z.infer<typeof MessageTemplate>

const body = z
  .object({
    name: oneLine(100).min(1, 'fields.required'),
    texts: NewMessageTexts.refine(hasText, 'fields.required'),
  })
  .meta({
    examples: [
      {
        name: 'Mülakat daveti',
        texts: { tr: { subject: 'Mülakatın', text: 'Merhaba {{name}}, mülakatın {{interviewTime}}.' } },
      },
    ],
  })
const templateParams = companyParams.extend({ templateId: Id })

export const listMessageTemplates = call('GET', '/companies/:companyId/message-templates', {
  summary: 'The organization’s message templates, by name',
  params: companyParams,
  whole: true,
  output: z.object({ items: z.array(MessageTemplate) }),
  may: write('Applications'),
})

export const addMessageTemplate = call('POST', '/companies/:companyId/message-templates', {
  summary: 'Save a message as a template of the organization',
  params: companyParams,
  body,
  output: MessageTemplate,
  status: 201,
  problems: ['messageTemplates.tooMany', 'messageTemplates.nameTaken'],
  bytes: mediumBody,
  may: write('Applications'),
})

export const changeMessageTemplate = call('PUT', '/companies/:companyId/message-templates/:templateId', {
  summary: 'Change a message template',
  params: templateParams,
  body,
  output: MessageTemplate,
  problems: ['messageTemplates.notFound', 'messageTemplates.nameTaken'],
  bytes: mediumBody,
  may: write('Applications'),
})

export const removeMessageTemplate = call('DELETE', '/companies/:companyId/message-templates/:templateId', {
  summary: 'Delete a message template',
  params: templateParams,
  output: z.null(),
  status: 204,
  problems: ['messageTemplates.notFound'],
  may: write('Applications'),
})
